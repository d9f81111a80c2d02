import { type Flags, isFlagOn } from './flags.ts';

/** Each needs two flags: the one of the web site and the one of the service behind it. */
export const showsVouchers = (flags: Flags | undefined): boolean =>
  isFlagOn(flags, 'digitalVoucherWebState') && isFlagOn(flags, 'digitalVoucherState');

export const showsGiftCards = (flags: Flags | undefined): boolean =>
  isFlagOn(flags, 'giftCardWebState') && isFlagOn(flags, 'giftCardState');
