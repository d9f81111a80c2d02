import { afterEarning } from '../../platform/after-earning.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { inboxQueries } from './queries.ts';

const staleQueries = [inboxQueries.unreadCount(true).queryKey, inboxQueries.list().queryKey];

export const inboxOffline = {
  actions: {
    'inbox.read': {
      title: 'Your inbox',
      titleOf: ({ isRead }) => (isRead ? 'Marked as read' : 'Marked as unread'),
      staleQueries,
    },
    'inbox.read-all': { title: 'Marked all messages as read', staleQueries },
  },
  staleAfter: afterEarning(staleQueries),
  preload: () => [inboxQueries.list()],
} satisfies OfflineFeature;
