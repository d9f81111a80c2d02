import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { ExpoList } from '../../domain/expo/expo.ts';
import { brandQueries } from '../../features/brands/queries.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { listedEntriesAtom } from '../../features/outbox/listed-entries.ts';
import type { DescribeAction } from '../../features/outbox/outbox-entry-row.tsx';
import { productQueries } from '../../features/products/queries.ts';
import { shoppingListQueries } from '../../features/shopping-list/queries.ts';
import { readOfflineAnswer } from '../../platform/offline-cache-first.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';
import { actionTitle, queriesStaleAfter } from '../offline-features.ts';
import { actionInput, actionSubject } from './action-subject.ts';

const slugsOf = (entries: readonly OutboxEntry[]) =>
  entries.flatMap(({ action, answer }) => ((answer ?? action.input) as { slug?: string } | null)?.slug ?? []);

/** Names an action of the outbox, and what it is about, also after a start without signal. */
export function useDescribeAction(): DescribeAction {
  const client = useQueryClient();
  const entries = useAtomValue(listedEntriesAtom);
  const [stored, setStored] = useState<unknown>();
  useEffect(() => {
    const expos = client.getQueryData<ExpoList>(expoQueries.list().queryKey)?.upcoming ?? [];
    const queries = [
      productQueries.list({}),
      brandQueries.list({}),
      ...expos.map(({ id }) => shoppingListQueries.items(id, true)),
      ...slugsOf(entries).flatMap((slug) => [productQueries.detail(slug), brandQueries.detail(slug)]),
    ];
    const names = new Set(entries.map(({ action }) => action.name));
    const keys = [...queries.map(({ queryKey }) => queryKey), ...[...names].flatMap(queriesStaleAfter)];
    void Promise.all(keys.map(readOfflineAnswer)).then(setStored);
  }, [client, entries]);
  const known = [client.getQueriesData({}), stored, entries];
  return ({ action: { name, input: sent }, state, answer }) => {
    const input = actionInput(name, state === 'sent' ? answer : sent);
    return {
      title: actionTitle(name, input) ?? 'Something you saved',
      subject: actionSubject(known, name, input),
    };
  };
}
