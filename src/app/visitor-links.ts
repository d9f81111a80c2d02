import type { Expo } from '../domain/expo/expo.ts';
import { expoRewardsPath, type MenuLink, menuLink, paths, pointsPath } from '../domain/routing/paths.ts';
import type { Flags } from '../domain/visitor/flags.ts';
import { accountMenu } from '../pages/account/account-menu.ts';

/** The side menu's links: the account menu, with My Rewards after the addresses. */
export function userLinks(flags: Flags | undefined): MenuLink[] {
  return accountMenu(flags).flatMap((one) =>
    one.slug === 'addresses' ? [one, menuLink('rewards', 'My Rewards', pointsPath)] : [one],
  );
}
/** Where points come from and what they get, with the expo that a visitor most likely means. */
export function rewardsLinks(lead: Expo | undefined): MenuLink[] {
  return [
    menuLink('summary', 'My points', pointsPath),
    menuLink('programme', 'How points work', paths.rewards),
    ...(lead ? [menuLink('expo-rewards', `Rewards at ${lead.name}`, expoRewardsPath(lead.slug))] : []),
  ];
}
