import { myCardsName } from '../../domain/organiser/labels.ts';
import {
  agendaPath,
  familyPath,
  profilePath,
  settingsPath,
  transactionsPath,
} from '../../domain/routing/account-paths.ts';
import { hasTransactions, isListed, isOffered } from '../../domain/routing/offered.ts';
import { checkInPath, type MenuLink, menuLink, paths } from '../../domain/routing/paths.ts';
import type { Flags } from '../../domain/visitor/flags.ts';

// Only for signed-in visitors. Not in `app/site-menus.ts`, which is part of every first load.

/** The account menu: without the pages that are not offered. */
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

/** The column beside an account page: the menu, with the agenda next to the check-in. */
export const columnLinks = (flags: Flags | undefined): MenuLink[] =>
  accountMenu(flags).flatMap((link) =>
    link.slug === 'expo-check-in' ? [link, menuLink('agenda', 'My Agenda', agendaPath)] : [link],
  );

type MenuGroup = { title: string; links: MenuLink[] };

/** In the order in which a visitor needs them on a day at the expo. */
const groups: readonly [title: string, slugs: readonly string[]][] = [
  ['At the expo', ['expo-check-in', 'agenda', 'shopping-list', 'cart']],
  ['My things', ['inbox', 'wishlist', 'followed-brands', 'vouchers', 'gift-cards', 'orders']],
  ['About me', ['profile', 'family', 'addresses', 'transactions', 'settings']],
];

/**
 * What the overview of the account leads to: the menu, the lists that it lacks, and a cart with something in it. While
 * an expo is on and no sale is open, the header has no way to the cart, which visitors need at the booths.
 */
export function overviewGroups(flags: Flags | undefined, hasCart: boolean): MenuGroup[] {
  const links = [
    ...columnLinks(flags),
    menuLink('shopping-list', 'Shopping List', paths.shoppingList),
    ...(isListed(flags, paths.wishlist) ? [menuLink('wishlist', 'My Wishlist', paths.wishlist)] : []),
    ...(hasCart ? [menuLink('cart', 'My Cart', paths.cart)] : []),
  ];
  return groups.map(([title, slugs]) => ({
    title,
    links: slugs.flatMap((slug) => links.find((link) => link.slug === slug) ?? []),
  }));
}
