import type { Day } from './dates.ts';
import { type Expo, type ExpoList, expoLabel, groupExpos } from './expo.ts';
import { type Flags, isOn } from './flags.ts';
import { expoPath, paths, shoppingListPath } from './paths.ts';

export type MenuLink = { slug: string; label: string; path: string };
/** A line of a submenu: a link, a heading between groups, or a name that leads nowhere. */
export type MenuEntry =
  | ({ kind: 'link' } & MenuLink)
  | { kind: 'divider'; slug: string; label: string }
  | { kind: 'text'; slug: string; label: string };
export type NavItem = MenuLink & { children?: MenuEntry[] };

export const link = (slug: string, label: string, path: string): MenuLink => ({ slug, label, path });
const entry = (slug: string, label: string, path: string): MenuEntry => ({
  kind: 'link',
  slug,
  label,
  path,
});

const expoEntry = (expo: Expo, today: Day): MenuEntry =>
  expo.showHighlights
    ? entry(expo.slug, expoLabel(expo, today), expoPath(expo.slug))
    : { kind: 'text', slug: expo.slug, label: expoLabel(expo, today) };

/** This year's expos: those ahead, then what is to come without a page yet, then the past. */
export function expoSubmenu(list: ExpoList, today: Day): MenuEntry[] {
  const { current, comingSoon, past } = groupExpos(list, today);
  const soon = comingSoon.map((expo): MenuEntry => {
    const label = `${expoLabel(expo, today)} (Coming Soon)`;
    return { kind: 'text', slug: expo.slug, label };
  });
  const divided = (label: string, entries: MenuEntry[]): MenuEntry[] =>
    entries.length > 0 ? [{ kind: 'divider', slug: label, label }, ...entries] : [];
  return [
    ...current.map((expo) => expoEntry(expo, today)),
    ...divided('Coming Soon', soon),
    ...divided(
      'Past Expos',
      past.map((expo) => expoEntry(expo, today)),
    ),
  ];
}

const touchEntries: MenuEntry[] = [
  entry('visitor', 'For visitors', paths.getInTouchVisitor),
  entry('exhibitor', 'For exhibitors', paths.getInTouchExhibitor),
  entry('online-service', 'Online service', paths.getInTouchOnlineService),
];

/** The header's navigation. Without a list the expos are one link. */
export function navigation(list: ExpoList | undefined, lead: Expo | undefined, today: Day): NavItem[] {
  return [
    {
      ...link('expo', 'Expos', paths.expo),
      ...(list && {
        children: [entry('all', 'All expos', paths.expo), ...expoSubmenu(list, today)],
      }),
    },
    link('yhello-rewards', 'Rewards', paths.rewards),
    link('support-group', 'COMMUNITY', paths.community),
    link('shopping-list', 'Shopping List', lead ? shoppingListPath(lead.slug) : paths.shoppingList),
    {
      ...link('get-in-touch', 'Get in Touch', paths.getInTouch),
      children: [entry('hub', 'Get in Touch', paths.getInTouch), ...touchEntries],
    },
  ];
}

export type FooterGroup = { title: string; links: MenuLink[] };

/** Everything that a visitor looks for at the foot of a page. The kids listing needs its flag. */
export function footerGroups(flags: Flags | undefined): FooterGroup[] {
  const kids = isOn(flags, 'directoryState') ? [link('kids-listing', 'Kids Listing', paths.kidsListing)] : [];
  return [
    {
      title: 'Visit',
      links: [
        link('expo', 'Expos', paths.expo),
        link('exhibitors', 'Exhibitors', paths.exhibitors),
        link('directory', 'Expo Map', paths.expoDirectory),
        link('yhello-rewards', 'Yhello Rewards', paths.rewards),
        ...kids,
      ],
    },
    {
      title: 'Shop',
      links: [
        link('brands', 'Brands', paths.brands),
        link('products', 'Products', paths.products),
        link('starbuy', 'Star Buy', paths.expoStarBuy),
        link('wishlist', 'My Wishlist', paths.wishlist),
      ],
    },
    {
      title: 'Read',
      links: [
        link('articles', 'Articles', paths.articles),
        link('moments', 'Moments', paths.moments),
        link('support-group', 'COMMUNITY', paths.community),
        link('faqs', 'FAQs', paths.faqs),
      ],
    },
    {
      title: 'About',
      links: [
        link('about-us', 'About Us', paths.aboutUs),
        link('media', 'Media', paths.media),
        link('career', 'Career', paths.career),
        link('get-in-touch', 'Get in Touch', paths.getInTouch),
      ],
    },
  ];
}

export const legalLinks: readonly MenuLink[] = [
  link('terms-of-use', 'Terms of Use', paths.terms),
  link('privacy-policy', 'Privacy Policy', paths.privacy),
];
