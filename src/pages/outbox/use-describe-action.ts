import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { ExpoList } from '../../domain/expo/expo.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import type { DescribeAction } from '../../features/outbox/outbox-entry-row.tsx';
import { readOfflineAnswer } from '../../platform/offline-cache-first.ts';
import { outboxEntriesAtom } from '../../platform/outbox-client.ts';
import { actionTitle, queriesForVenue } from '../offline-features.ts';
import { actionInput, actionSubject, itemFinder } from './action-subject.ts';

/** Names an action of the outbox, and what it is about, also after a start without signal: from what is stored then. */
export function useDescribeAction(): DescribeAction {
  const client = useQueryClient();
  const entries = useAtomValue(outboxEntriesAtom);
  const [stored, setStored] = useState<unknown>();
  useEffect(() => {
    const { upcoming = [] } = client.getQueryData<ExpoList>(expoQueries.list().queryKey) ?? {};
    // Whatever is stored: of several expos at once, of one that is to come, and of one that has just ended.
    const expos = { venue: upcoming, currentAndUpcoming: upcoming };
    const queries = queriesForVenue({ expos, flags: {} });
    void Promise.all(queries.map(({ queryKey }) => readOfflineAnswer(queryKey))).then(setStored);
  }, [client]);
  const find = itemFinder([client.getQueriesData({}), stored, entries]);
  return ({ action: { name, input: sent }, state, answer }) => {
    const input = actionInput(name, state === 'sent' ? answer : sent);
    return {
      title: actionTitle(name, input) ?? 'Something you saved',
      subject: actionSubject(find, name, input),
    };
  };
}
