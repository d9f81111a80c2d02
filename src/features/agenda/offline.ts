import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { agendaQueries } from './queries.ts';

export const agendaOffline = {
  actions: {
    'agenda.set': {
      title: 'Your agenda',
      titleOf: ({ isSaved }) => (isSaved ? 'Added to your agenda' : 'Removed from your agenda'),
      staleQueries: [agendaQueries.list(true).queryKey],
    },
  },
  atExpo: () => ({ agenda: agendaQueries.list(true) }),
} satisfies OfflineFeature;
