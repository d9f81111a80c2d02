// @script browse

import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { ExpoDetail } from '../../domain/expo/expo.ts';
import { dayToOpen } from '../../domain/expo/programme.ts';
import type { Day } from '../../domain/time/dates.ts';
import { renderedAtAtom, useNow } from '../../platform/use-now.ts';

/** The day of the server's HTML, while that is hydrated. */
const renderedDay = () => document.querySelector<HTMLElement>('[data-open-day]')?.dataset.openDay;

type OpenDay = {
  day: Day | undefined;
  /** When it opened, ms since 1970; null while the server's HTML is hydrated. */
  openedAt: number | null;
};

/** The day that the programme opens at. It stays when the last talk ends: nobody's list changes while they read it. */
export function useOpenDay({ slug, programme }: ExpoDetail, today: Day): OpenDay {
  const now = useNow();
  const renderedAt = useAtomValue(renderedAtAtom);
  const [opened, setOpened] = useState<OpenDay & { at: string }>();
  const at = `${slug} ${today}`;
  if (renderedAt !== null) return { day: dayToOpen(programme, today, renderedAt), openedAt: null };
  if (now === null) return { day: renderedDay(), openedAt: null };
  if (opened?.at === at) return opened;
  const open = { at, day: dayToOpen(programme, today, now), openedAt: now };
  setOpened(open);
  return open;
}
