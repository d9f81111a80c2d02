import type { QueryClient } from '@tanstack/react-query';
import { type Flags, parseFlags } from '../domain/visitor/flags.ts';
import { trpcQuery } from './query-options.ts';
import { RequestError } from './request-error.ts';

const STALE_MS = 30_000;
const CACHE_MS = 5 * 60 * 1000;
const RETRIES = 2;

/** Only server errors (status 500 and above) are retried. */
export function shouldRetryFlags(failureCount: number, error: Error): boolean {
  return failureCount < RETRIES && error instanceof RequestError && error.status >= 500;
}

/** The flags in the form that `select` gives them. */
export const flagsAs = <T>(select: (raw: unknown) => T) =>
  trpcQuery('businesses.settings.getAllFeatureFlags', {
    staleTime: STALE_MS,
    gcTime: CACHE_MS,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    retry: shouldRetryFlags,
    select,
    meta: { persist: true },
  });

export const flagQueries = {
  all: () => flagsAs<Flags>(parseFlags),
};

/** The flags as far as they are known; undefined while they are not. */
export function loadedFlags(client: QueryClient): Flags | undefined {
  const raw = client.getQueryData(flagQueries.all().queryKey);
  return raw === undefined ? undefined : parseFlags(raw);
}
