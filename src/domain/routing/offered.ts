import { type Flags, isFlagOn } from '../visitor/flags.ts';
import { paths } from './paths.ts';

/** The addresses that exist only while all of these flags are on: of the web site, and of a service behind it. */
const flagsOfPath: Readonly<Record<string, readonly string[]>> = {
  [paths.kidsListing]: ['directoryState'],
  [paths.vouchers]: ['digitalVoucherWebState', 'digitalVoucherState'],
  [paths.giftCards]: ['giftCardWebState', 'giftCardState'],
};

/** The flag that says that a section has no content. A backend that knows no such flag has all sections. */
export const emptyFlag = (path: string) => `empty:${path}`;
export const isEmptySection = (flags: Flags | undefined, path: string): boolean =>
  isFlagOn(flags, emptyFlag(path));

/** Whether menus lead to this path. An empty section still answers at its address, which old links name. */
export const isListed = (flags: Flags | undefined, path: string): boolean =>
  isOffered(flags, path) && !isEmptySection(flags, path);

/** Whether the page at this path is offered. Its links, its address and its requests all follow this. */
export const isOffered = (flags: Flags | undefined, path: string): boolean =>
  (flagsOfPath[path] ?? []).every((name) => isFlagOn(flags, name));
