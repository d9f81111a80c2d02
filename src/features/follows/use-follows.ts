import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { outboxEntriesAtom } from '../../platform/outbox.ts';
import { responseVersion } from '../../platform/pending-changes.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { followQueries } from './queries.ts';

/** What the fold of the follows is made of. */
export function useFollows() {
  const isAuth = useAtomValue(isAuthAtom);
  const entries = useAtomValue(outboxEntriesAtom);
  const options = followQueries.list(isAuth);
  const { data, error, refetch, dataUpdatedAt } = useQuery(options);
  return { data, error, refetch, entries, responseVersion: responseVersion(options.queryKey, dataUpdatedAt) };
}
