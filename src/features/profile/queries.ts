import { skipToken } from '@tanstack/react-query';
import type { User } from '../../domain/visitor/user.ts';
import { fetchQuery } from '../../platform/query-client.ts';
import { type ProcedureOutput, type QueryConfig, restQuery } from '../../platform/query-options.ts';
import { RequestError } from '../../platform/request-error.ts';
import { storePassKey } from '../../sync/pass-key.ts';

const DETAIL_STALE_MS = 60_000;
const UNTIL_THERE_MS = 5_000;

export const profileQueries = {
  me: (isAuth: boolean) =>
    restQuery('/api/user/get/profile', { enabled: isAuth, staleTime: DETAIL_STALE_MS }),
  /** The visitor's own detail. The pass key is taken out and locked away before anything else sees the answer. */
  detail: (sub: string | null): QueryConfig<User> => ({
    queryKey: ['users.profiles.myDetail'],
    queryFn: sub === null ? skipToken : ({ queryKey, signal }) => readDetail(sub, queryKey, signal),
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: DETAIL_STALE_MS,
    // The key of the pass comes with it: one lost answer must not leave a visitor without.
    refetchInterval: ({ state }) => (state.data === undefined ? UNTIL_THERE_MS : false),
    meta: { persist: true },
  }),
};

async function readDetail(sub: string, key: readonly unknown[], signal: AbortSignal): Promise<User> {
  const answer = (await fetchQuery(key, signal)) as ProcedureOutput<'users.profiles.myDetail'>;
  const { passKey, passKeyId, ...detail } = answer;
  // Another tab may have signed somebody else in: their detail is not shown under this visitor's name.
  if (detail.cognitoSub !== sub)
    throw new RequestError('invalid-response', 'The detail of another visitor', '', 200);
  await storePassKey(sub, passKeyId, passKey);
  return detail;
}
