import { useAtomValue } from 'jotai';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { optimisticProfile } from './optimistic-profile.ts';
import { profileQueries } from './queries.ts';

/** The visitor's profile with pending changes applied; undefined until it is loaded. */
export function useProfile() {
  const { sub } = useAtomValue(sessionAtom);
  const { data: profile, ...query } = useOptimisticQuery(profileQueries.detail(sub), optimisticProfile);
  return { profile, query };
}
