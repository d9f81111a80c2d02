import type { Query, QueryKey } from '@tanstack/react-query';
import { inboxQueries } from '../features/inbox/queries.ts';
import { profileQueries } from '../features/profile/queries.ts';
import { revisionOf } from '../platform/answer-revision.ts';
import type { AppServices } from '../platform/app-services.ts';
import { isPublicKey } from '../platform/query-options.ts';

const [pollPath] = inboxQueries.unreadCount(true).queryKey;
/** Answers with an id that never changes. */
const [idPath] = profileQueries.me(true).queryKey;

/**
 * Everything of the visitor may change without a tap on this phone: by staff, by those who share a list, or on the
 * visitor's other phone. A tap here says what it is about, a revision does not.
 */
const mayHaveChanged = (key: QueryKey) => !isPublicKey(key) && key[0] !== idPath;

/**
 * The poll of the inbox carries the visitor's revision. What was loaded before that is loaded again: at the info desk,
 * points and their history change while the visitor looks at them. What is not on the screen waits until it is.
 */
export function invalidateOnRevision({ queryClient }: Pick<AppServices, 'queryClient'>): () => void {
  const queries = queryClient.getQueryCache();
  // After a reload within the interval of the poll, its stored answer would still count as new.
  void queryClient.invalidateQueries({
    predicate: ({ queryKey, queryHash, state }) =>
      queryKey[0] === pollPath &&
      state.data !== undefined &&
      state.fetchStatus === 'idle' &&
      revisionOf(queryHash).rev < 0,
  });
  return queries.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] !== pollPath) return;
    const { rev } = revisionOf(event.query.queryHash);
    for (const query of queries.getAll())
      if (mayHaveChanged(query.queryKey) && query.state.fetchStatus === 'idle' && isOlder(query, rev))
        void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
  });
}

/** An answer of an earlier load of this page has no revision here, and may be too new to be loaded again by its age. */
function isOlder({ queryHash, state }: Query, rev: number): boolean {
  const own = revisionOf(queryHash).rev;
  if (own >= 0) return own < rev;
  return rev >= 0 && state.data !== undefined && state.dataUpdatedAt < performance.timeOrigin;
}
