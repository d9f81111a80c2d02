import type { OfflineFeature } from '../../platform/offline-feature.ts';

export const enquiriesOffline = {
  actions: {
    'enquiry.send': { title: 'Your message to us', staleQueries: [] },
  },
} satisfies OfflineFeature;
