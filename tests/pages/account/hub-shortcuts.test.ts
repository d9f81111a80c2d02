import { expect, it } from 'vitest';
import { hubShortcuts } from '../../../src/pages/account/hub-shortcuts.ts';

const venue = 'MITEC';

it.each([
  ['with a cart, star buys and rewards', 3, true, true, 8],
  ['with star buys and rewards', 2, true, true, 8],
  ['with a cart and rewards', 3, false, true, 8],
  ['with rewards only', 2, false, true, 6],
  ['with neither', 2, false, false, 6],
])('A day at an expo has six or eight cards: %s', (_, before, showStarbuys, hasRewards, count) => {
  const links = hubShortcuts({ venue, showStarbuys }, { before, hasRewards });
  expect(before + links.length).toBe(count);
  expect(links.slice(0, 2)).toEqual(['map', 'exhibitors']);
  expect(links).toContain('list');
});

it('A second expo on the same day has an even number of cards, too', () => {
  for (const showStarbuys of [true, false])
    for (const hasRewards of [true, false])
      for (const place of [venue, ''])
        expect(hubShortcuts({ venue: place, showStarbuys }, { before: 0, hasRewards }).length % 2).toBe(0);
});

it('The way there is offered only where the place is known', () => {
  const of = (place: string) =>
    hubShortcuts({ venue: place, showStarbuys: false }, { before: 2, hasRewards: false });
  expect(of(venue)).toEqual(['map', 'exhibitors', 'list', 'directions']);
  expect(of('')).toEqual(['map', 'exhibitors', 'list', 'share']);
});
