import { myCardsName } from '../../domain/organiser/labels.ts';
import {
  familyPath,
  profilePath,
  settingsPath,
  transactionsPath,
} from '../../domain/routing/account-paths.ts';
import { hasTransactions, isOffered } from '../../domain/routing/offered.ts';
import { checkInPath, type MenuLink, menuLink, paths } from '../../domain/routing/paths.ts';
import type { Flags } from '../../domain/visitor/flags.ts';

// Only for signed-in visitors. Not in `app/site-menus.ts`, which is part of every first load.

/** The account menu (specification, "Account menu"): without the pages that are not offered. */
export function accountMenu(flags: Flags | undefined): MenuLink[] {
  return [
    menuLink('profile', 'My Profile', profilePath),
    menuLink('family', 'My Family', familyPath),
    menuLink('orders', 'My Orders', paths.orders),
    menuLink('vouchers', 'My Vouchers', paths.vouchers),
    menuLink('gift-cards', myCardsName, paths.giftCards),
    menuLink('addresses', 'My Addresses', paths.addresses),
    ...(hasTransactions ? [menuLink('transactions', 'Transactions', transactionsPath)] : []),
    menuLink('followed-brands', 'Followed Brands', paths.followedBrands),
    menuLink('expo-check-in', 'Expo Check-in', checkInPath),
    menuLink('inbox', 'Inbox', paths.inbox),
    menuLink('settings', 'Settings', settingsPath),
  ].filter(({ path }) => isOffered(flags, path));
}

/**
 * What the overview of the account leads to: the menu, the wishlist, and a cart with something in it. While an expo is on
 * and no sale is open, the header has no way to the cart, which visitors need at the booths.
 */
export const overviewMenu = (flags: Flags | undefined, hasCart: boolean): MenuLink[] =>
  accountMenu(flags).flatMap((link) => {
    if (link.path === paths.orders && hasCart) return [menuLink('cart', 'My Cart', paths.cart), link];
    if (link.path === paths.followedBrands)
      return [menuLink('wishlist', 'My Wishlist', paths.wishlist), link];
    return [link];
  });
