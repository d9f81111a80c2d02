// @script browse

import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { ExpoDetail } from '../../domain/expo/expo.ts';
import { dayToOpen } from '../../domain/expo/programme.ts';
import type { Day } from '../../domain/time/dates.ts';
import { renderedAtAtom, useNow } from '../../platform/use-now.ts';

/** The day that the programme on the screen opens at: of the server's HTML, while that is hydrated. */
export const renderedDay = () => document.querySelector<HTMLElement>('[data-open-day]')?.dataset.openDay;

/**
 * The day that the programme opens at. It stays the same when the last talk of a day ends: the list must not change
 * while somebody reads it. A programme without that day opens at another one, as when a stored programme gives way to a
 * later one.
 */
export function useOpenDay({ slug, programme }: ExpoDetail, today: Day): Day | undefined {
  const now = useNow();
  const renderedAt = useAtomValue(renderedAtAtom);
  const [opened, setOpened] = useState<{ at: string; day: Day }>();
  const at = `${slug} ${today}`;
  if (renderedAt !== null) return dayToOpen(programme, today, renderedAt);
  if (now === null) return renderedDay();
  if (opened?.at === at && programme.some(({ date }) => date === opened.day)) return opened.day;
  const day = dayToOpen(programme, today, now);
  if (day) setOpened({ at, day });
  return day;
}
