import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { outboxEntriesAtom } from '../../platform/outbox.ts';
import { responseVersion } from '../../platform/pending-changes.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { optimisticProfile } from './optimistic-profile.ts';
import { profileQueries } from './queries.ts';

/** The visitor's own detail as it stands on this phone. */
export function useProfile() {
  const { sub } = useAtomValue(sessionAtom);
  const query = profileQueries.detail(sub);
  const { data, error, refetch, dataUpdatedAt } = useQuery(query);
  const entries = useAtomValue(outboxEntriesAtom);
  const read = responseVersion(query.queryKey, dataUpdatedAt);
  return { profile: data && optimisticProfile(data, read, entries), error, refetch };
}
