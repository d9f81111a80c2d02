import { describe, expect, it } from 'vitest';
import { expoSubmenu, footerGroups, legalLinks, navigation } from '../../src/app/site-menus.ts';
import { moreLinks, rewardsLink, userLinks } from '../../src/app/visitor-links.ts';
import type { Expo } from '../../src/domain/expo/expo.ts';
import { emptyFlag } from '../../src/domain/routing/offered.ts';
import type { MenuLink } from '../../src/domain/routing/paths.ts';
import { accountMenu, columnLinks, overviewGroups } from '../../src/pages/account/account-menu.ts';

const TODAY = '2026-11-21';
const expoOf = (slug: string, fromDate: string, toDate: string, showHighlights: boolean): Expo => ({
  id: slug,
  slug,
  name: slug.toUpperCase(),
  fromDate,
  toDate,
  showHighlights,
  showStarbuys: false,
  showPreExpoSale: false,
  venue: '',
  tagline: '',
  summary: '',
  picture: '',
  schedule: [],
});
const running = expoOf('now', '2026-11-20', '2026-11-23', true);
const quietRunning = expoOf('quiet', '2026-11-21', '2026-11-22', false);
const next = expoOf('next', '2026-12-04', '2026-12-06', true);
const soon = expoOf('soon', '2026-11-30', '2026-12-02', false);
const past = expoOf('past', '2026-03-01', '2026-03-02', true);
const quietPast = expoOf('gone', '2026-02-01', '2026-02-02', false);
const lastYear = expoOf('old', '2025-03-01', '2025-03-02', true);
const list = { upcoming: [soon, next, quietRunning, running], past: [lastYear, quietPast, past] };

const BOTH_ON = {
  digitalVoucherWebState: true,
  digitalVoucherState: true,
  giftCardWebState: true,
  giftCardState: true,
};
const labels = (links: readonly MenuLink[]) => links.map(({ label }) => label);

describe('The account menu', () => {
  it('has its entries in order, with their addresses', () => {
    expect(accountMenu(BOTH_ON).map(({ label, path }) => [label, path])).toEqual([
      ['My Profile', '/account?page=profile'],
      ['My Family', '/account?page=family'],
      ['My Orders', '/account/orders'],
      ['My Vouchers', '/account/vouchers'],
      ['My Yhello Cards', '/account/gift-cards'],
      ['My Addresses', '/account/addresses'],
      ['Transactions', '/account?page=transactions'],
      ['Followed Brands', '/account/followed-brands'],
      ['Expo Check-in', '/account?page=expo-check-in'],
      ['Inbox', '/account/inbox'],
      ['Settings', '/account?page=settings'],
    ]);
  });

  it.each([
    ['My Vouchers', 'digitalVoucherWebState', 'digitalVoucherState'],
    ['My Yhello Cards', 'giftCardWebState', 'giftCardState'],
  ])('%s needs both of its flags', (label, firstFlag, secondFlag) => {
    for (const [a, b] of [
      [false, false],
      [true, false],
      [false, true],
    ])
      expect(
        labels(accountMenu({ ...BOTH_ON, [firstFlag]: a as boolean, [secondFlag]: b as boolean })),
      ).not.toContain(label);
    expect(labels(accountMenu({ [firstFlag]: true, [secondFlag]: true }))).toContain(label);
  });

  it('hides both until the flags are loaded', () => {
    const hidden = labels(accountMenu(undefined));
    expect(hidden).not.toContain('My Vouchers');
    expect(hidden).not.toContain('My Yhello Cards');
  });

  it('is in groups on the overview, what a day at the expo needs first, with nothing left out', () => {
    const [atTheExpo, ...others] = overviewGroups(BOTH_ON, true);
    expect(labels(atTheExpo?.links ?? [])).toEqual([
      'Expo Check-in',
      'My Agenda',
      'Shopping List',
      'My Cart',
    ]);
    const all = [atTheExpo, ...others].flatMap((group) => group?.links ?? []);
    expect(labels(all)).toEqual(expect.arrayContaining(labels(accountMenu(BOTH_ON))));
    expect(all).toHaveLength(accountMenu(BOTH_ON).length + 4);
  });

  it('stands beside the account pages with the agenda after the check-in', () => {
    const column = labels(columnLinks(BOTH_ON));
    expect(column.slice(column.indexOf('Expo Check-in'))).toEqual([
      'Expo Check-in',
      'My Agenda',
      'Inbox',
      'Settings',
    ]);
    expect(column.filter((label) => label !== 'My Agenda')).toEqual(labels(accountMenu(BOTH_ON)));
  });

  it('leaves My Rewards to the side menu’s links', () => {
    expect(labels(accountMenu(BOTH_ON))).not.toContain('My Rewards');
    expect(userLinks(BOTH_ON)).toContainEqual({
      slug: 'rewards',
      label: 'My Rewards',
      path: '/my-rewards?tab=summary',
    });
  });
});

describe('The expo submenu', () => {
  it('has running and upcoming expos, then those coming soon, then past ones of this year', () => {
    expect(expoSubmenu(list, TODAY)).toEqual([
      { kind: 'link', slug: 'now', label: 'NOW (20 - 23 Nov)', path: '/expo?expoSlug=now' },
      { kind: 'text', slug: 'quiet', label: 'QUIET (21 - 22 Nov)' },
      { kind: 'link', slug: 'next', label: 'NEXT (4 - 6 Dec)', path: '/expo?expoSlug=next' },
      { kind: 'divider', slug: 'Coming Soon', label: 'Coming Soon' },
      { kind: 'text', slug: 'soon', label: 'SOON (30 Nov - 2 Dec) (Coming Soon)' },
      { kind: 'divider', slug: 'Past Expos', label: 'Past Expos' },
      { kind: 'link', slug: 'past', label: 'PAST', path: '/expo?expoSlug=past' },
      { kind: 'text', slug: 'gone', label: 'GONE' },
    ]);
  });

  it('has no divider without entries below', () => {
    expect(expoSubmenu({ upcoming: [next], past: [] }, TODAY).map(({ kind }) => kind)).toEqual(['link']);
    expect(expoSubmenu({ upcoming: [], past: [] }, TODAY)).toEqual([]);
  });
});

describe('Header and footer', () => {
  it('link every main page, with COMMUNITY in capitals', () => {
    const nav = navigation(list, next, TODAY, undefined);
    const linked = [
      ...nav.flatMap((item) => [
        item.path,
        ...(item.children ?? []).flatMap((e) => (e.kind === 'link' ? [e.path] : [])),
      ]),
      ...footerGroups({ directoryState: true }).flatMap((group) => group.links.map(({ path }) => path)),
      ...legalLinks(undefined).map(({ path }) => path),
    ];
    for (const path of [
      '/expo',
      '/expo?expoSlug=next',
      '/yhello-rewards',
      '/support-group',
      '/get-in-touch',
      '/get-in-touch/visitor',
      '/get-in-touch/exhibitor',
      '/get-in-touch/online-service',
      '/shopping-list?expoSlug=next',
      '/about-us',
      '/brands',
      '/articles',
      '/faqs',
      '/career',
      '/terms-of-use',
      '/privacy-policy',
      '/kids-listing',
      '/media',
      '/moments',
      '/products',
      '/exhibitors',
      '/expo/directory',
      '/expo/starbuy',
      '/wishlist',
    ])
      expect(linked).toContain(path);
    expect(nav.find(({ path }) => path === '/support-group')?.label).toBe('COMMUNITY');
  });

  it('show the kids listing only with its flag', () => {
    const shown = (flags?: Record<string, boolean>) =>
      footerGroups(flags).some((group) => group.links.some(({ path }) => path === '/kids-listing'));
    expect([shown(), shown({}), shown({ directoryState: false }), shown({ directoryState: true })]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('lead to no section without content', () => {
    const empty = [
      '/yhello-rewards',
      '/support-group',
      '/kids-listing',
      '/media',
      '/products',
      '/wishlist',
      '/about-us',
      '/privacy-policy',
    ];
    const flags = {
      directoryState: true,
      ...Object.fromEntries(empty.map((path) => [emptyFlag(path), true])),
    };
    const linked = [
      ...navigation(list, next, TODAY, flags),
      ...footerGroups(flags).flatMap(({ links }) => links),
      ...legalLinks(flags),
      ...moreLinks(flags, true),
      ...overviewGroups(flags, true).flatMap(({ links }) => links),
    ].map(({ path }) => path);
    expect(linked.filter((path) => empty.includes(path))).toEqual([]);
    expect(linked).toContain('/brands');
    expect(rewardsLink(flags, next)).toBeNull();
    const all = Object.fromEntries(linked.map((path) => [emptyFlag(path), true]));
    expect(footerGroups({ ...flags, ...all }).map(({ title }) => title)).not.toContain('Read');
  });

  it('have one link to the expos until their list is loaded', () => {
    const [expos] = navigation(undefined, undefined, TODAY, undefined);
    expect(expos).toEqual({ slug: 'expo', label: 'Expos', path: '/expo' });
  });

  it('lead from the points to the rewards of the expo, or else to how points work', () => {
    expect(rewardsLink(undefined, next)?.path).toBe('/expo/yhello-rewards?expoSlug=next');
    expect(rewardsLink(undefined, undefined)?.path).toBe('/yhello-rewards');
  });

  it('end with the pages that are nowhere else in the menu, Kids Listing only while it is offered', () => {
    expect(labels(moreLinks(undefined, false))).toEqual(['Brands', 'Products', 'Articles', 'FAQs']);
    expect(labels(moreLinks({ directoryState: true }, false))).toContain('Kids Listing');
  });

  it('lead those who are signed in to their agenda and wishlist, below the account menu', () => {
    expect(moreLinks(undefined, true).slice(0, 2)).toEqual([
      { slug: 'agenda', label: 'My Agenda', path: '/account?page=agenda' },
      { slug: 'wishlist', label: 'My Wishlist', path: '/wishlist' },
    ]);
    expect(moreLinks(undefined, false).map(({ slug }) => slug)).not.toContain('agenda');
  });

  it('lead to the agenda from the account, among what is for the day at the expo', () => {
    const [atExpo] = overviewGroups(undefined, false);
    expect(atExpo?.links.map(({ label }) => label)).toEqual(['Expo Check-in', 'My Agenda', 'Shopping List']);
  });
});
