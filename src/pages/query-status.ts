// @script pieces

import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isNotFound } from '../domain/routing/not-found.ts';

/**
 * The HTTP status of a page that depends on one query: 404 only for the error "not found" and for what is no longer
 * listed; any other failure may be over in a moment (503).
 */
export function httpStatusOf(client: QueryClient, { queryKey }: { queryKey: QueryKey }): number {
  const state = client.getQueryState(queryKey);
  if (!state || state.data !== undefined)
    return (state?.data as { isWithdrawn?: boolean } | null)?.isWithdrawn ? 404 : 200;
  return isNotFound(state.error) ? 404 : 503;
}
