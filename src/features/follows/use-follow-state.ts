import { useAtomValue } from 'jotai';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { type OptimisticFollowState, optimisticFollowState } from './optimistic-follows.ts';
import { followQueries } from './queries.ts';

/** Whether the visitor follows one brand. Not followed until the list is loaded. */
export function useFollowState(slug: string): OptimisticFollowState {
  const { data } = useOptimisticQuery(
    followQueries.list(useAtomValue(isAuthAtom)),
    (follows, ...changes) => optimisticFollowState(slug, follows, ...changes),
    [],
  );
  return data;
}
