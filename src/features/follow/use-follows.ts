import { hashKey, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { outboxEntriesAtom } from '../../platform/outbox.ts';
import { revisionOf } from '../../platform/read.ts';
import { isAuthAtom } from '../../platform/session.ts';
import { follow } from './queries.ts';

/** What the fold of the follows is made of. */
export function useFollows() {
  const isAuth = useAtomValue(isAuthAtom);
  const entries = useAtomValue(outboxEntriesAtom);
  const options = follow.mine(isAuth);
  const query = useQuery(options);
  return { ...query, entries, readRev: revisionOf(hashKey(options.queryKey)) };
}
