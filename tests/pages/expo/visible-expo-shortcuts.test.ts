import { expect, it } from 'vitest';
import type { ExpoDetail } from '../../../src/domain/expo/expo.ts';
import { emptyFlag } from '../../../src/domain/routing/offered.ts';
import { visibleExpoShortcuts } from '../../../src/pages/expo/visible-expo-shortcuts.ts';

const expo = (change: object = {}) =>
  ({
    fromDate: '2026-12-04',
    toDate: '2026-12-06',
    showHighlights: true,
    showStarbuys: true,
    venue: 'MITEC',
    address: '',
    schedule: [{ date: '2026-12-04', startTime: '10:00', endTime: '21:00' }],
    programme: [],
    ...change,
  }) as unknown as ExpoDetail;
const TODAY = '2026-12-04';

it('An expo leads to everything that a visitor does there', () => {
  expect(visibleExpoShortcuts(expo(), TODAY)).toEqual([
    'map',
    'exhibitors',
    'star-buys',
    'rewards',
    'list',
    'directions',
    'calendar',
    'share',
  ]);
});

it('An expo of which only dates and place are known leads to list, directions and calendar', () => {
  const early = expo({ showHighlights: false, showStarbuys: false });
  expect(visibleExpoShortcuts(early, TODAY)).toEqual(['list', 'directions', 'calendar', 'share']);
  expect(visibleExpoShortcuts(expo({ ...early, venue: '', schedule: [] }), TODAY)).toEqual(['list', 'share']);
});

it('An expo that is only announced leads to map and exhibitors once there are booths', () => {
  const early = expo({ showHighlights: false, showStarbuys: false, hasBooths: true });
  expect(visibleExpoShortcuts(early, TODAY)).toEqual([
    'map',
    'exhibitors',
    'list',
    'directions',
    'calendar',
    'share',
  ]);
});

it('An expo that is only announced leads to its rewards once there are some', () => {
  const early = expo({ showHighlights: false, showStarbuys: false, hasRewards: true });
  expect(visibleExpoShortcuts(early, TODAY)).toEqual(['rewards', 'list', 'directions', 'calendar', 'share']);
  expect(visibleExpoShortcuts(early, '2026-12-07')).not.toContain('rewards');
});

it('A past expo leads to what is still worth a look', () => {
  expect(visibleExpoShortcuts(expo(), '2026-12-07')).toEqual(['map', 'exhibitors', 'share']);
});

it('An expo of an organiser without rewards has none to lead to', () => {
  expect(visibleExpoShortcuts(expo(), TODAY, { [emptyFlag('/yhello-rewards')]: true })).not.toContain(
    'rewards',
  );
});
