import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { inboxQueries } from './queries.ts';

const staleQueries = [inboxQueries.unreadCount(true).queryKey, inboxQueries.list().queryKey];

export const inboxOffline = {
  actions: {
    'inbox.read': { title: 'A message, read or not', staleQueries },
    'inbox.read-all': { title: 'All messages read', staleQueries },
  },
  // The server sends a message for each check-in.
  staleAfter: { 'expo.check-in': staleQueries },
} satisfies OfflineFeature;
