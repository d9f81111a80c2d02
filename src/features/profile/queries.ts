// @script outbox

import { skipToken } from '@tanstack/react-query';
import type { Profile } from '../../domain/visitor/profile.ts';
import { fetchQuery } from '../../platform/query-client.ts';
import { type ProcedureOutput, type QueryConfig, restQuery } from '../../platform/query-options.ts';
import { isRefusal, RequestError } from '../../platform/request-error.ts';
import { reportError } from '../../platform/telemetry.ts';
import { storePassKey } from '../../sync/pass-key.ts';

const DETAIL_STALE_MS = 60_000;
const RETRY_UNTIL_LOADED_MS = 5_000;

export const profileQueries = {
  me: (isAuth: boolean) =>
    restQuery('/api/user/get/profile', { enabled: isAuth, staleTime: DETAIL_STALE_MS }),
  /** The visitor's profile. The pass key in the response is stored separately and never reaches the query cache. */
  detail: (sub: string | null): QueryConfig<Profile> => ({
    queryKey: ['users.profiles.myDetail'],
    queryFn:
      sub === null ? skipToken : ({ queryKey, signal }) => fetchDetailAndStorePassKey(sub, queryKey, signal),
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: DETAIL_STALE_MS,
    // The pass key comes with it: a visitor must not be without a pass because one response was lost. A refusal is
    // final, as for every procedure, until the visitor asks again or the signal was gone.
    retryOnMount: ({ state }) => !isRefusal(state.error),
    refetchInterval: ({ state: { data, error } }) =>
      data === undefined && !isRefusal(error) ? RETRY_UNTIL_LOADED_MS : false,
    meta: { persist: true },
  }),
};

async function fetchDetailAndStorePassKey(
  sub: string,
  key: readonly unknown[],
  signal: AbortSignal,
): Promise<Profile> {
  const response = (await fetchQuery(key, signal)) as ProcedureOutput<'users.profiles.myDetail'>;
  const { passKey, passKeyId, ...detail } = response;
  // Another tab may have signed in another visitor, whose profile must not be stored for this one.
  if (detail.cognitoSub !== sub)
    throw new RequestError('invalid-response', 'The detail of another visitor', '', 200);
  // A browser that makes or stores no keys has a profile, too.
  if (passKey !== undefined) await storePassKey(sub, passKeyId ?? '', passKey).catch(reportUnlessInsecure);
  return detail;
}

function reportUnlessInsecure(error: unknown): void {
  if (globalThis.crypto?.subtle) reportError(error);
}
