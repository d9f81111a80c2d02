import { QueryClient, QueryClientProvider, skipToken } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import {
  type OptimisticFold,
  type OptimisticQueryResult,
  readOptimisticValue,
  useOptimisticQuery,
} from '../../src/platform/optimistic-query.ts';
import { dispatchAction, startOutbox } from '../../src/platform/outbox-client.ts';
import type { QueryConfig } from '../../src/platform/query-options.ts';
import { sessionAtom, signedOutSession } from '../../src/platform/session/session-state.ts';
import { writeIdentity } from '../../src/sync/identity-store.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { failFetch, installFakeFetch } from '../support/fake-fetch.ts';

const query: QueryConfig<readonly string[] | null> = {
  queryKey: ['users.wishlist.list'],
  queryFn: skipToken,
};
/** The server's value, followed by the names of the actions. */
const fold: OptimisticFold<readonly string[] | null, string[]> = (serverValue, _, entries) => [
  ...(serverValue ?? ['null']),
  ...entries.map(({ action }) => action.name),
];

let store: ReturnType<typeof createStore>;
let queryClient: QueryClient;
beforeEach(async () => {
  installFakeBrowser();
  installFakeFetch(failFetch);
  await writeIdentity({ sub: 'anna', displayName: 'anna', signedInAt: 1 });
  store = createStore();
  queryClient = new QueryClient();
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, sub: 'anna' });
  return () => store.set(sessionAtom, signedOutSession);
});

type HookCall = { call: () => unknown; results: unknown[] };
function HookCaller({ call: useHook, results }: HookCall): ReactNode {
  results.push(useHook());
  return null;
}

/** What the hook returns in its first render. */
function renderHook<Value>(call: () => OptimisticQueryResult<Value>): OptimisticQueryResult<Value> {
  const results: OptimisticQueryResult<Value>[] = [];
  const caller = createElement(Provider, { store }, createElement(HookCaller, { call, results }));
  renderToString(createElement(QueryClientProvider, { client: queryClient }, caller));
  const [result] = results;
  if (!result) throw new Error('Not rendered');
  return result;
}

it('The optimistic value is the server’s value with the actions applied', async () => {
  startOutbox(store);
  await dispatchAction('wishlist.set', { slug: 'socks', isWished: true });
  queryClient.setQueryData(query.queryKey, ['bottle']);
  const expected = ['bottle', 'wishlist.set'];
  expect(renderHook(() => useOptimisticQuery(query, fold))).toMatchObject({ data: expected, isLoaded: true });
  expect(readOptimisticValue({ store, queryClient }, query, fold, [])).toEqual(expected);
});

it('The optimistic value is undefined until a response has arrived', () => {
  const { data, isLoaded } = renderHook(() => useOptimisticQuery(query, fold));
  expect([data, isLoaded]).toEqual([undefined, false]);
});

it('The actions are applied to the value until loaded, if there is one', () => {
  expect(renderHook(() => useOptimisticQuery(query, fold, ['assumed']))).toMatchObject({
    data: ['assumed'],
    isLoaded: false,
  });
  expect(readOptimisticValue({ store, queryClient }, query, fold, ['assumed'])).toEqual(['assumed']);
});

it('Null from the server is a loaded value', () => {
  queryClient.setQueryData(query.queryKey, null);
  expect(renderHook(() => useOptimisticQuery(query, fold))).toMatchObject({ data: ['null'], isLoaded: true });
});
