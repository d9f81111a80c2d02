import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { outboxEntriesAtom } from '../../platform/outbox.ts';
import { responseVersion } from '../../platform/pending-changes.ts';
import { optimisticUnreadCount } from './optimistic-inbox.ts';
import { inboxQueries } from './queries.ts';

/** How many messages are unread, as the visitor sees it; undefined while nothing is known. */
export function useUnreadCount(isAuth: boolean): number | undefined {
  const query = inboxQueries.unreadCount(isAuth);
  const { data, dataUpdatedAt } = useQuery(query);
  const entries = useAtomValue(outboxEntriesAtom);
  if (data === undefined) return undefined;
  return optimisticUnreadCount(data, responseVersion(query.queryKey, dataUpdatedAt), entries);
}
