import { isOffered } from '../../domain/routing/offered.ts';
import { paths } from '../../domain/routing/paths.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { voucherQueries } from './queries.ts';

export const vouchersOffline = {
  atExpo: (_, flags) => (isOffered(flags, paths.vouchers) ? { vouchers: voucherQueries.list(true) } : {}),
  preload: ({ flags }) => (isOffered(flags, paths.vouchers) ? [voucherQueries.list(true)] : []),
} satisfies OfflineFeature;
