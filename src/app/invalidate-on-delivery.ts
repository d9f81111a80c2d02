import { partialMatchKey, type Query, type QueryKey } from '@tanstack/react-query';
import { queriesStaleAfter } from '../pages/offline-features.ts';
import { revisionOf } from '../platform/answer-revision.ts';
import type { AppServices } from '../platform/app-services.ts';
import { outboxEntriesAtom } from '../platform/outbox-client.ts';
import { answerVersion, isNewerThan, isToCome } from '../platform/pending-changes.ts';
import type { OutboxEntry } from '../sync/outbox-entry.ts';

/**
 * A query is refetched at most this often. Meanwhile, the screen shows its last answer with the delivered actions
 * applied: a visitor who taps ten hearts in a row does not load the wishlist ten times.
 */
const REFETCH_EVERY_MS = 1_000;

/** When the last action of one kind was delivered, and the queries whose data it changed. */
type Delivered = { rev: number; settledAt: number; staleQueries: readonly QueryKey[] };

/**
 * Invalidates the queries whose data is from before an action that has changed it was delivered, also when the worker
 * delivered it, or an earlier load of this page.
 */
export function invalidateOnDelivery({ store, queryClient }: AppServices): void {
  const queries = queryClient.getQueryCache();
  let delivered: Delivered[] = [];
  /** Up to which revision a query was loaded again. */
  const askedUpTo = new WeakMap<Query, number>();
  const askedAtMs = new WeakMap<Query, number>();
  /** Queries whose refetch waits, because the last one was less than a second ago. */
  let postponed = new WeakSet<Query>();
  let isTimerSet = false;
  const invalidateIfOlder = (query: Query, isOncePerRevision = false) => {
    const rev = newestRevision(query, delivered);
    if (rev === null) return;
    // Only once: after the server was restored from a backup, its revisions stay older than those of this phone.
    if (isOncePerRevision && rev <= (askedUpTo.get(query) ?? -1)) return;
    // What is on its way may be new enough: its revision tells when it is here.
    const isOnItsWay = query.state.fetchStatus === 'fetching';
    const waitMs = (askedAtMs.get(query) ?? Number.NEGATIVE_INFINITY) + REFETCH_EVERY_MS - performance.now();
    if (!isOnItsWay && waitMs > 0) {
      postponed.add(query);
      if (!isTimerSet) setTimeout(lookAgain, waitMs);
      isTimerSet = true;
      return;
    }
    if (!isOnItsWay) {
      askedUpTo.set(query, rev);
      askedAtMs.set(query, performance.now());
    }
    const refetchType = isOnItsWay ? 'none' : 'active';
    void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType });
  };
  const lookAgain = () => {
    isTimerSet = false;
    const due = postponed;
    postponed = new WeakSet();
    for (const query of queries.getAll()) if (due.has(query)) invalidateIfOlder(query);
  };
  const update = () => {
    delivered = lastOfEachKind(store.get(outboxEntriesAtom));
    for (const query of queries.getAll()) invalidateIfOlder(query);
  };
  store.sub(outboxEntriesAtom, update);
  // The outbox may have been started, and read, before this.
  update();
  queries.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    // A query may be restored from the offline cache, or get an answer that was on its way, after the delivery was
    // noticed. If the server sends no revisions, every answer counts as new.
    const hasRevision = () => revisionOf(query.queryHash).rev >= 0;
    if (action.type === 'setState') invalidateIfOlder(query);
    if (action.type === 'success' && hasRevision()) invalidateIfOlder(query, true);
  });
}

function lastOfEachKind(entries: readonly OutboxEntry[]): Delivered[] {
  const kinds = new Map<string, Delivered>();
  for (const { action, state, rev = 0, settledAt = 0 } of entries) {
    if (state !== 'sent') continue;
    const last = kinds.get(action.name);
    kinds.set(action.name, {
      rev: Math.max(rev, last?.rev ?? 0),
      settledAt: Math.max(isToCome(settledAt) ? 0 : settledAt, last?.settledAt ?? 0),
      staleQueries: last?.staleQueries ?? queriesStaleAfter(action.name),
    });
  }
  return [...kinds.values()];
}

/**
 * The revision of the last delivery that the query's data lacks, or will seem to lack: data that came before the result
 * of an action is stored with the earlier time, even if it contains the action. Null if there is none.
 */
function newestRevision({ queryKey, state }: Query, delivered: readonly Delivered[]): number | null {
  if (state.data === undefined || state.isInvalidated) return null;
  const version = answerVersion(queryKey, state);
  const newer = delivered.filter(
    (last) =>
      (isNewerThan(last, version) || last.settledAt > version.atMs) &&
      last.staleQueries.some((staleKey) => partialMatchKey(queryKey, staleKey)),
  );
  return newer.length > 0 ? Math.max(...newer.map(({ rev }) => rev)) : null;
}
