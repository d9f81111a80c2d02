import { type Flags, isFlagOn } from '../visitor/flags.ts';
import { paths } from './paths.ts';

/** The addresses that exist only while all of these flags are on: of the web site, and of a service behind it. */
const flagsOfPath: Readonly<Record<string, readonly string[]>> = {
  [paths.kidsListing]: ['directoryState'],
  [paths.vouchers]: ['digitalVoucherWebState', 'digitalVoucherState'],
  [paths.giftCards]: ['giftCardWebState', 'giftCardState'],
};

/** Whether the page at this path is offered. Its links, its address and its requests all follow this. */
export const isOffered = (flags: Flags | undefined, path: string): boolean =>
  (flagsOfPath[path] ?? []).every((name) => isFlagOn(flags, name));
