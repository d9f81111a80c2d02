import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { type ExpoList, runningExpos } from '../domain/expo/expo.ts';
import { agendaEntries } from '../features/agenda/agenda-view.ts';
import { findSoonTalk } from '../features/agenda/find-soon-talk.ts';
import { seenTalkAtom, soonTalkAtom } from '../features/agenda/soon-talk.ts';
import { useAgenda } from '../features/agenda/use-agenda.ts';
import { expoQueries } from '../features/expos/queries.ts';
import { todayAtom } from '../platform/clock.ts';
import { useNow } from '../platform/use-now.ts';

/** Keeps the banner of the saved talk that begins soon, and returns whether there is one. */
export function useSoonTalk(expos: ExpoList | undefined): boolean {
  const today = useAtomValue(todayAtom);
  const now = useNow();
  const expo = expos && runningExpos(expos, today)[0];
  // What is stored of the programme is enough: every page would ask for it otherwise.
  const { data } = useQuery({ ...expoQueries.detail(expo?.slug ?? ''), enabled: false });
  const entries = agendaEntries(useAgenda(expo?.id ?? ''), data?.programme);
  const seen = useAtomValue(seenTalkAtom);
  const found = now === null ? null : findSoonTalk(entries, now);
  const soon = found?.talkId === seen ? null : found;
  const show = useSetAtom(soonTalkAtom);
  const key = JSON.stringify(soon);
  useEffect(() => show(JSON.parse(key)), [key, show]);
  useEffect(() => () => show(null), [show]);
  return soon !== null;
}
