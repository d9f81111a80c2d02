// @script outbox

import type { Query, QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { needsSignIn } from '../domain/visitor/no-session.ts';
import { backoffMs } from '../sync/backoff.ts';
import { isOnlineAtom } from './connectivity.ts';
import { isRefusal } from './request-error.ts';
import { whenVisible } from './visibility.ts';

/** What the server refuses, or answers only after a sign-in, is no different a minute later. */
const canRecover = ({ state: { status, data, error } }: Query) =>
  status === 'error' && data === undefined && !isRefusal(error) && !needsSignIn(error);

/**
 * Asks again for what the screen shows as failed because there was no answer, after 5 s, doubling to 60 s, each wait
 * partly random: in bad Wi-Fi a screen must not stay empty until it is tapped. Without signal it waits for the signal,
 * and on a hidden page until it is visible.
 */
export function retryFailedQueries(store: ReturnType<typeof createStore>, client: QueryClient): void {
  const cache = client.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  const filters = { type: 'active', predicate: canRecover } as const;
  const hasFailed = () => cache.findAll(filters).length > 0;
  const schedule = () => {
    if (timer !== undefined || !store.get(isOnlineAtom) || !hasFailed()) return;
    timer = setTimeout(run, backoffMs(++attempts, Math.random));
  };
  const run = whenVisible(async () => {
    if (store.get(isOnlineAtom)) await client.refetchQueries(filters, { cancelRefetch: false });
    timer = undefined;
    if (!hasFailed()) attempts = 0;
    schedule();
  });
  cache.subscribe(({ type }) => {
    if (type === 'updated' || type === 'observerAdded') schedule();
  });
  store.sub(isOnlineAtom, schedule);
  schedule();
}
