// @script outbox

import type { Query, QueryClient } from '@tanstack/react-query';
import { revisionOf } from './answer-revision.ts';

/**
 * TanStack dates now what the worker answers out of its cache without signal. Gives it its real age: the screen says how
 * old it is, it is refetched once there is signal, and the next start does not take it for new.
 */
export function dateStoredAnswers(client: QueryClient): void {
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) dateIfStored(query);
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') dateIfStored(event.query);
  });
}

function dateIfStored(query: Query): void {
  const { storedAtMs } = revisionOf(query.queryHash);
  if (storedAtMs !== undefined && query.state.data !== undefined)
    query.setState({ dataUpdatedAt: storedAtMs });
}
