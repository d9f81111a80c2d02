import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Codes by which the server says that there is no such thing: unknown, or no possible name. */
const NOT_THERE: readonly unknown[] = ['NOT_FOUND', 'BAD_REQUEST'];

export const isNotFound = (error: unknown) => NOT_THERE.includes((error as { code?: unknown } | null)?.code);

/**
 * The status of a page about one thing: 404 only where the server says that there is no such thing; all else that
 * fails may be over in a moment (503).
 */
export function httpStatusOf(client: QueryClient, { queryKey }: { queryKey: QueryKey }): number {
  const state = client.getQueryState(queryKey);
  if (!state || state.data !== undefined) return 200;
  return isNotFound(state.error) ? 404 : 503;
}
