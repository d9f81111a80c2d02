import { isOffered } from '../../domain/routing/offered.ts';
import { paths } from '../../domain/routing/paths.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { voucherQueries } from './queries.ts';

export const vouchersOffline = {
  atExpo: (_, flags) => (isOffered(flags, paths.vouchers) ? { vouchers: voucherQueries.list(true) } : {}),
  preload: async ({ queryClient, flags }) => {
    if (isOffered(await flags, paths.vouchers)) void queryClient.prefetchQuery(voucherQueries.list(true));
  },
} satisfies OfflineFeature;
