import type { Expo } from '../domain/expo/expo.ts';
import { expoRewardsPath, type MenuLink, menuLink, paths, pointsPath } from '../domain/routing/paths.ts';
import type { Flags } from '../domain/visitor/flags.ts';
import { accountMenu } from '../pages/account/account-menu.ts';

/** The side menu's links: the account menu, with My Rewards after the addresses. */
export function userLinks(flags: Flags | undefined): MenuLink[] {
  return accountMenu(flags).flatMap((entry) =>
    entry.slug === 'addresses' ? [entry, menuLink('rewards', 'My Rewards', pointsPath)] : [entry],
  );
}
/** Links about points and rewards, with those of the default expo. */
export function rewardsLinks(defaultExpo: Expo | undefined): MenuLink[] {
  return [
    menuLink('summary', 'My points', pointsPath),
    menuLink('programme', 'How points work', paths.rewards),
    ...(defaultExpo
      ? [menuLink('expo-rewards', `Rewards at ${defaultExpo.name}`, expoRewardsPath(defaultExpo.slug))]
      : []),
  ];
}
