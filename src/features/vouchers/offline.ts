import { showsVouchers } from '../../domain/visitor/wallet-flags.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { voucherQueries } from './queries.ts';

export const vouchersOffline = {
  preload: async ({ queryClient, flags }) => {
    if (showsVouchers(await flags)) void queryClient.prefetchQuery(voucherQueries.list());
  },
} satisfies OfflineFeature;
