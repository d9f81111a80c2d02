import { type Expo, type ExpoList, expoLabel, groupExpos } from '../domain/expo/expo.ts';
import { rewardsName } from '../domain/organiser/labels.ts';
import { isListed } from '../domain/routing/offered.ts';
import { expoPath, type MenuLink, menuLink, paths, shoppingListPath } from '../domain/routing/paths.ts';
import type { Day } from '../domain/time/dates.ts';
import type { Flags } from '../domain/visitor/flags.ts';

/** An entry of a submenu: a link, a heading between groups, or a name without a link. */
export type MenuEntry =
  | ({ kind: 'link' } & MenuLink)
  | { kind: 'divider'; slug: string; label: string }
  | { kind: 'text'; slug: string; label: string };
export type NavItem = MenuLink & { children?: MenuEntry[] };

const entry = (slug: string, label: string, path: string): MenuEntry => ({
  kind: 'link',
  ...menuLink(slug, label, path),
});
const name = (slug: string, label: string): MenuEntry => ({ kind: 'text', slug, label });

const expoEntry = (expo: Expo, today: Day): MenuEntry =>
  expo.showHighlights
    ? entry(expo.slug, expoLabel(expo, today), expoPath(expo.slug))
    : name(expo.slug, expoLabel(expo, today));

/** This year's expos: running and upcoming ones, then those without a page yet, then past ones. */
export function expoSubmenu(expoList: ExpoList, today: Day): MenuEntry[] {
  const { current, comingSoon, past } = groupExpos(expoList, today);
  const soon = comingSoon.map((expo) => name(expo.slug, `${expoLabel(expo, today)} (Coming Soon)`));
  const withDivider = (label: string, entries: MenuEntry[]): MenuEntry[] =>
    entries.length > 0 ? [{ kind: 'divider', slug: label, label }, ...entries] : [];
  return [
    ...current.map((expo) => expoEntry(expo, today)),
    ...withDivider('Coming Soon', soon),
    ...withDivider(
      'Past Expos',
      past.map((expo) => expoEntry(expo, today)),
    ),
  ];
}

const contactEntries: MenuEntry[] = [
  entry('visitor', 'For visitors', paths.getInTouchVisitor),
  entry('exhibitor', 'For exhibitors', paths.getInTouchExhibitor),
  entry('online-service', 'Online service', paths.getInTouchOnlineService),
];

/**
 * The header's navigation. `listed`: the expo whose shopping list is meant. Until the expo list is loaded, the expos are
 * a single link.
 */
export function navigation(
  expoList: ExpoList | undefined,
  listed: Expo | undefined,
  today: Day,
  flags: Flags | undefined,
): NavItem[] {
  const items: NavItem[] = [
    {
      ...menuLink('expo', 'Expos', paths.expo),
      ...(expoList && {
        children: [entry('all', 'All expos', paths.expo), ...expoSubmenu(expoList, today)],
      }),
    },
    menuLink('yhello-rewards', 'Rewards', paths.rewards),
    menuLink('support-group', 'COMMUNITY', paths.community),
    menuLink('shopping-list', 'Shopping List', listed ? shoppingListPath(listed.slug) : paths.shoppingList),
    {
      ...menuLink('get-in-touch', 'Get in Touch', paths.getInTouch),
      children: [entry('hub', 'Get in Touch', paths.getInTouch), ...contactEntries],
    },
  ];
  return items.filter(({ path }) => isListed(flags, path));
}

type FooterGroup = { title: string; links: MenuLink[] };

/** The links of the footer, without the pages that are not offered and those without content. */
export function footerGroups(flags: Flags | undefined): FooterGroup[] {
  const groups: FooterGroup[] = [
    {
      title: 'Visit',
      links: [
        menuLink('expo', 'Expos', paths.expo),
        menuLink('exhibitors', 'Exhibitors', paths.exhibitors),
        menuLink('directory', 'Expo Map', paths.expoMap),
        menuLink('yhello-rewards', rewardsName, paths.rewards),
        menuLink('kids-listing', 'Kids Listing', paths.kidsListing),
      ],
    },
    {
      title: 'Shop',
      links: [
        menuLink('brands', 'Brands', paths.brands),
        menuLink('products', 'Products', paths.products),
        menuLink('starbuy', 'Star Buy', paths.expoStarBuy),
        menuLink('wishlist', 'My Wishlist', paths.wishlist),
      ],
    },
    {
      title: 'Read',
      links: [
        menuLink('articles', 'Articles', paths.articles),
        menuLink('moments', 'Moments', paths.moments),
        menuLink('support-group', 'COMMUNITY', paths.community),
        menuLink('faqs', 'FAQs', paths.faqs),
      ],
    },
    {
      title: 'About',
      links: [
        menuLink('about-us', 'About Us', paths.aboutUs),
        menuLink('media', 'Media', paths.media),
        menuLink('career', 'Career', paths.career),
        menuLink('get-in-touch', 'Get in Touch', paths.getInTouch),
      ],
    },
  ];
  return groups
    .map(({ title, links }) => ({ title, links: links.filter(({ path }) => isListed(flags, path)) }))
    .filter(({ links }) => links.length > 0);
}

export const legalLinks = (flags: Flags | undefined): MenuLink[] =>
  [
    menuLink('terms-of-use', 'Terms of Use', paths.terms),
    menuLink('privacy-policy', 'Privacy Policy', paths.privacy),
  ].filter(({ path }) => isListed(flags, path));
