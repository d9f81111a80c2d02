import type { Expo } from './expo.ts';
import { type Flags, isOn } from './flags.ts';
import { link, type MenuLink } from './menus.ts';
import {
  checkInPath,
  expoRewardsPath,
  familyPath,
  paths,
  pointsPath,
  profilePath,
  settingsPath,
  transactionsPath,
} from './paths.ts';

// Beside `menus.ts`, which every first visit loads: these are only for whoever is signed in.

/** The account menu (specification, "Account menu"): vouchers and cards need both of their flags. */
export function accountMenu(flags: Flags | undefined): MenuLink[] {
  const vouchers = isOn(flags, 'digitalVoucherWebState') && isOn(flags, 'digitalVoucherState');
  const cards = isOn(flags, 'giftCardWebState') && isOn(flags, 'giftCardState');
  return [
    link('profile', 'My Profile', profilePath),
    link('family', 'My Family', familyPath),
    link('orders', 'My Orders', paths.orders),
    ...(vouchers ? [link('vouchers', 'My Vouchers', paths.vouchers)] : []),
    ...(cards ? [link('gift-cards', 'My Yhello Cards', paths.giftCards)] : []),
    link('addresses', 'My Addresses', paths.addresses),
    link('transactions', 'Transactions', transactionsPath),
    link('followed-brands', 'Followed Brands', paths.followedBrands),
    link('expo-check-in', 'Expo Check-in', checkInPath),
    link('inbox', 'Inbox', paths.inbox),
    link('settings', 'Settings', settingsPath),
  ];
}

/** The side menu's links: the account menu, with My Rewards after the addresses. */
export function userLinks(flags: Flags | undefined): MenuLink[] {
  return accountMenu(flags).flatMap((one) =>
    one.slug === 'addresses' ? [one, link('rewards', 'My Rewards', pointsPath)] : [one],
  );
}

/** Where points come from and what they get, with the expo that a visitor most likely means. */
export function rewardsLinks(lead: Expo | undefined): MenuLink[] {
  return [
    link('summary', 'My points', pointsPath),
    link('programme', 'How points work', paths.rewards),
    ...(lead ? [link('expo-rewards', `Rewards at ${lead.name}`, expoRewardsPath(lead.slug))] : []),
  ];
}
