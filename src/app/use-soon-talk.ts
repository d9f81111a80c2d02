import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useReducer } from 'react';
import { type Expo, type ExpoDetail, type ExpoList, runningExpos } from '../domain/expo/expo.ts';
import { type AgendaEntry, agendaEntries } from '../features/agenda/agenda-view.ts';
import { findSoonTalk, soonKey } from '../features/agenda/find-soon-talk.ts';
import { seenTalksAtom, soonTalkAtom } from '../features/agenda/soon-talk.ts';
import { useAgendas } from '../features/agenda/use-agenda.ts';
import { expoQueries } from '../features/expos/queries.ts';
import { todayAtom } from '../platform/clock.ts';
import { sessionAtom } from '../platform/session/session-state.ts';
import { useNow } from '../platform/use-now.ts';

/** Keeps the banner of the saved talk that begins soon, and returns whether there is one. */
export function useSoonTalk(expos: ExpoList | undefined): boolean {
  const today = useAtomValue(todayAtom);
  const now = useNow();
  const entries = useEntries(expos ? runningExpos(expos, today) : []);
  const [seen, setSeen] = useAtom(seenTalksAtom);
  const { sub } = useAtomValue(sessionAtom);
  // What a visitor has closed ends with their session.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each visitor
  useEffect(() => () => setSeen(new Set()), [sub, setSeen]);
  const unseen = entries.filter((entry) => !seen.has(soonKey(entry)));
  const soon = now === null ? null : findSoonTalk(unseen, now);
  const show = useSetAtom(soonTalkAtom);
  const key = JSON.stringify(soon);
  useEffect(() => show(JSON.parse(key)), [key, show]);
  useEffect(() => () => show(null), [show]);
  return soon !== null;
}

function useEntries(expos: readonly Expo[]): AgendaEntry[] {
  const agendas = useAgendas(expos.map(({ id }) => id));
  const details = useStoredDetails(expos.map(({ slug }) => slug));
  return agendas.flatMap((agenda, i) => agendaEntries(agenda, details[i]?.programme));
}

/**
 * The details of these expos as they are stored on this phone: asking the server would cost a request on every page.
 * Without `useQueries`, which is large.
 */
function useStoredDetails(slugs: readonly string[]): (ExpoDetail | undefined)[] {
  const client = useQueryClient();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const key = JSON.stringify(slugs);
  useEffect(() => {
    const stops = (JSON.parse(key) as string[]).map((slug) =>
      new QueryObserver(client, { ...expoQueries.detail(slug), enabled: false }).subscribe(renderAgain),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, key]);
  return slugs.map((slug) => client.getQueryData<ExpoDetail>(expoQueries.detail(slug).queryKey));
}
