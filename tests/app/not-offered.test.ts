import { expect, it, vi } from 'vitest';
import { matchRoute } from '../../src/app/routes.ts';
import { footerGroups, navigation } from '../../src/app/site-menus.ts';
import { rewardsLink, userLinks } from '../../src/app/visitor-links.ts';
import { isOffered } from '../../src/domain/routing/offered.ts';
import { paths } from '../../src/domain/routing/paths.ts';

vi.mock('../../src/domain/organiser/offers.ts', () => ({
  offersPoints: false,
  offersCareers: false,
  offersCards: false,
  offersShop: false,
}));

const flags = {
  digitalVoucherWebState: true,
  digitalVoucherState: true,
  giftCardWebState: true,
  giftCardState: true,
};
const notOffered = [
  paths.rewards,
  paths.expoRewards,
  paths.myRewards,
  paths.career,
  paths.careerOpportunity,
  paths.vouchers,
  paths.giftCards,
  paths.cart,
  paths.orders,
  paths.addresses,
];

it.each(notOffered)('%s is unknown to an organiser who offers nothing of the kind', (path) => {
  expect(isOffered(flags, path)).toBe(false);
  expect(matchRoute(path).route.path).toBe('*');
});

it('No menu of an organiser without points, careers, cards and a shop leads to them', () => {
  const links = [
    ...navigation(undefined, undefined, '2026-11-21', flags),
    ...footerGroups(flags).flatMap((group) => group.links),
    ...userLinks(flags),
  ];
  const addresses = links.map(({ path }) => path.split('?')[0]);
  expect(addresses.filter((path) => notOffered.some((other) => other === path))).toEqual([]);
  expect(addresses).toContain(paths.inbox);
  expect(links.map(({ label }) => label)).not.toContain('Transactions');
  expect(rewardsLink(flags, undefined)).toBeNull();
});
