import { type Flags, parseFlags } from '../../domain/visitor/flags.ts';
import { trpcQuery } from '../../platform/query-options.ts';
import { RequestError } from '../../platform/request-error.ts';

const STALE_MS = 30_000;
const CACHE_MS = 5 * 60 * 1000;
const RETRIES = 2;

/** Only a server's own fault (status 500 or above) is worth another try. */
export function shouldRetryFlags(failures: number, error: Error): boolean {
  return failures < RETRIES && error instanceof RequestError && error.status >= 500;
}

export const flagQueries = {
  all: () =>
    trpcQuery('businesses.settings.getAllFeatureFlags', {
      staleTime: STALE_MS,
      gcTime: CACHE_MS,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      retry: shouldRetryFlags,
      select: (raw: unknown): Flags => parseFlags(raw),
      meta: { persist: true },
    }),
};
