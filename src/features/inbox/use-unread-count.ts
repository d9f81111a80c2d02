import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { optimisticUnreadCount } from './optimistic-inbox.ts';
import { inboxQueries } from './queries.ts';

/** The optimistic number of unread messages; undefined until it is loaded. */
export function useUnreadCount(isAuth: boolean): number | undefined {
  return useOptimisticQuery(inboxQueries.unreadCount(isAuth), optimisticUnreadCount).data;
}
