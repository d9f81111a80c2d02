import { offersCards, offersCareers, offersPoints, offersShop } from '../organiser/offers.ts';
import { type Flags, isFlagOn } from '../visitor/flags.ts';
import { paths } from './paths.ts';

/** The pages of what an organiser does not offer. */
export const pathsOutside = (
  offers: Record<'points' | 'careers' | 'cards' | 'shop', boolean>,
): readonly string[] => [
  ...(offers.points ? [] : [paths.rewards, paths.expoRewards, paths.myRewards]),
  ...(offers.careers ? [] : [paths.career, paths.careerOpportunity]),
  ...(offers.cards ? [] : [paths.vouchers, paths.giftCards]),
  ...(offers.shop ? [] : [paths.cart, paths.orders, paths.order, paths.addresses]),
];

/** Whether this organiser has such a page at all. Otherwise its address is unknown, whatever the flags say. */
export const isInOffer = (path: string): boolean =>
  // Where all of it is offered, the bundler leaves the list out of the page.
  (offersPoints && offersCareers && offersCards && offersShop) ||
  !pathsOutside({
    points: offersPoints,
    careers: offersCareers,
    cards: offersCards,
    shop: offersShop,
  }).includes(path);

/** Whether visitors earn or spend anything that is listed. */
export const hasTransactions = offersPoints || offersShop || offersCards;

/** The addresses that exist only while all of these flags are on: of the web site, and of a service behind it. */
const flagsOfPath: Readonly<Record<string, readonly string[]>> = {
  [paths.kidsListing]: ['directoryState'],
  [paths.vouchers]: ['digitalVoucherWebState', 'digitalVoucherState'],
  [paths.giftCards]: ['giftCardWebState', 'giftCardState'],
};

/**
 * The flag that says that a section has no content. A missing text has its slug in place of the path, such as
 * `community` for the text beside the groups. A backend without such flags has all sections and texts.
 */
export const emptyFlag = (path: string) => `empty:${path}`;
export const isEmptySection = (flags: Flags | undefined, path: string): boolean =>
  isFlagOn(flags, emptyFlag(path));

/** Whether menus lead to this path. An empty section still answers at its address, which old links name. */
export const isListed = (flags: Flags | undefined, path: string): boolean =>
  isOffered(flags, path) && !isEmptySection(flags, path);

/** Whether the page at this path is offered. Its links, its address and its requests all follow this. */
export const isOffered = (flags: Flags | undefined, path: string): boolean =>
  isInOffer(path) && (flagsOfPath[path] ?? []).every((name) => isFlagOn(flags, name));
