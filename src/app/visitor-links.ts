import type { Expo } from '../domain/expo/expo.ts';
import { offersPoints } from '../domain/organiser/offers.ts';
import { agendaPath } from '../domain/routing/account-paths.ts';
import { isListed } from '../domain/routing/offered.ts';
import { expoRewardsPath, type MenuLink, menuLink, paths, pointsPath } from '../domain/routing/paths.ts';
import type { Flags } from '../domain/visitor/flags.ts';
import { accountMenu } from '../pages/account/account-menu.ts';

/** The side menu's links: the account menu, with My Rewards before the transactions. */
export function userLinks(flags: Flags | undefined): MenuLink[] {
  return accountMenu(flags).flatMap((entry) =>
    entry.slug === 'transactions' && offersPoints
      ? [menuLink('rewards', 'My Rewards', pointsPath), entry]
      : [entry],
  );
}

/** Link beside the points: to the rewards of the default expo, else to the rewards page. Null without rewards. */
export const rewardsLink = (flags: Flags | undefined, defaultExpo: Expo | undefined): MenuLink | null =>
  isListed(flags, paths.rewards)
    ? menuLink('rewards', 'Rewards', defaultExpo ? expoRewardsPath(defaultExpo.slug) : paths.rewards)
    : null;

/**
 * The site's other pages, which are in no other part of the menu; only those who are signed in have an agenda and a
 * wishlist.
 */
export const moreLinks = (flags: Flags | undefined, isAuth: boolean): MenuLink[] =>
  [
    ...(isAuth
      ? [menuLink('agenda', 'My Agenda', agendaPath), menuLink('wishlist', 'My Wishlist', paths.wishlist)]
      : []),
    menuLink('brands', 'Brands', paths.brands),
    menuLink('products', 'Products', paths.products),
    menuLink('articles', 'Articles', paths.articles),
    menuLink('faqs', 'FAQs', paths.faqs),
    menuLink('kids-listing', 'Kids Listing', paths.kidsListing),
  ].filter(({ path }) => isListed(flags, path));
