import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chronologicalExpos,
  countExpos,
  currentAndUpcomingExpos,
  defaultExpo,
  type Expo,
  type ExpoList,
  expoLabel,
  expoPhase,
  groupExpos,
  isCartOpen,
  runningExpos,
  sameHours,
  untilLastDay,
} from '../../../src/domain/expo/expo.ts';
import { addDays } from '../../../src/domain/time/dates.ts';

const TODAY = '2026-11-21';

const expo = (values: Partial<Expo> = {}): Expo => ({
  id: 'expo-1',
  name: 'Baby Fair',
  slug: 'baby-fair',
  fromDate: TODAY,
  toDate: TODAY,
  showHighlights: true,
  showStarbuys: false,
  showPreExpoSale: false,
  venue: 'MITEC',
  tagline: '',
  summary: '',
  picture: '',
  schedule: [],
  ...values,
});

const anyExpo = fc
  .record({
    id: fc.uuid(),
    start: fc.integer({ min: -500, max: 500 }),
    days: fc.integer({ min: 0, max: 5 }),
    showHighlights: fc.boolean(),
    showPreExpoSale: fc.boolean(),
  })
  .map(({ id, start, days, ...flags }) =>
    expo({ id, slug: id, fromDate: addDays(TODAY, start), toDate: addDays(TODAY, start + days), ...flags }),
  );
/** A phone may have stored the list days ago, so an expo can be in the wrong array or in both. */
const anyList: fc.Arbitrary<ExpoList> = fc.record({ upcoming: fc.array(anyExpo), past: fc.array(anyExpo) });

it('expos in chronological order begin with the earliest, each once', () => {
  const current = expo({ id: 'current', fromDate: '2026-11-20' });
  const expoList = {
    upcoming: [expo({ id: 'next', fromDate: '2026-12-04' }), current],
    past: [current, expo({ id: 'first', fromDate: '2025-10-17' })],
  };
  expect(chronologicalExpos(expoList).map(({ id }) => id)).toEqual(['first', 'current', 'next']);
});

it('A running expo is on until its last day, and on that day “today”', () => {
  const until = (toDate: string) => untilLastDay({ toDate }, TODAY).replaceAll('\u00a0', ' ');
  expect(until('2026-11-24')).toBe('until 24 Nov');
  expect(until(TODAY)).toBe('today');
});

describe('the groups of the expo menu', () => {
  it('contain each running, upcoming and this year’s past expo once', () => {
    fc.assert(
      fc.property(anyList, (expoList) => {
        const groups = groupExpos(expoList, TODAY);
        const shown = [...groups.current, ...groups.comingSoon, ...groups.past].map((e) => e.id);
        const all = [...new Map([...expoList.past, ...expoList.upcoming].map((e) => [e.id, e])).values()];
        const expected = all.filter((e) => e.toDate >= TODAY || e.toDate.startsWith('2026'));
        expect(shown.toSorted()).toEqual(expected.map((e) => e.id).toSorted());
      }),
    );
  });

  it('are sorted soonest first, past expos latest first, independent of the order of the list', () => {
    fc.assert(
      fc.property(anyList, (expoList) => {
        const { current, comingSoon, past } = groupExpos(expoList, TODAY);
        const shuffled = { upcoming: expoList.past.toReversed(), past: expoList.upcoming.toReversed() };
        expect(groupExpos(shuffled, TODAY)).toEqual({ current, comingSoon, past });
        for (const group of [current, comingSoon, past.toReversed()])
          expect(group.map((e) => e.fromDate)).toEqual(group.map((e) => e.fromDate).toSorted());
      }),
    );
  });

  it('name an expo coming soon exactly when it is upcoming and has no highlights', () => {
    fc.assert(
      fc.property(anyList, (expoList) => {
        const { current, comingSoon } = groupExpos(expoList, TODAY);
        for (const e of comingSoon) expect([e.showHighlights, e.fromDate > TODAY]).toEqual([false, true]);
        for (const e of current) expect(e.showHighlights || e.fromDate <= TODAY).toBe(true);
      }),
    );
  });
});

it('current and upcoming expos are those of the menu without duplicates, soonest first', () => {
  fc.assert(
    fc.property(anyList, (expoList) => {
      const { current, comingSoon } = groupExpos(expoList, TODAY);
      const notPast = currentAndUpcomingExpos(expoList, TODAY);
      const days = notPast.map((e) => e.fromDate);
      expect(days).toEqual(days.toSorted());
      expect(notPast.map((e) => e.id).toSorted()).toEqual(
        [...current, ...comingSoon].map((e) => e.id).toSorted(),
      );
      expect(
        currentAndUpcomingExpos(
          { upcoming: expoList.upcoming, past: [...expoList.past, ...expoList.upcoming] },
          TODAY,
        ),
      ).toEqual(notPast);
    }),
  );
});

describe('an expo', () => {
  it('runs from its first day to its last', () => {
    const threeDays = expo({ fromDate: '2026-11-20', toDate: '2026-11-22' });
    const phases = ['2026-11-19', '2026-11-20', '2026-11-22', '2026-11-23'].map((day) =>
      expoPhase(threeDays, day),
    );
    expect(phases).toEqual(['upcoming', 'running', 'running', 'past']);
  });

  it('is labelled with its dates unless it is past', () => {
    const december = expo({ fromDate: '2026-12-04', toDate: '2026-12-06' });
    expect(expoLabel(december, TODAY)).toBe('Baby Fair (4 - 6 Dec)');
    expect(expoLabel(december, '2026-12-07')).toBe('Baby Fair');
  });

  it('is the default while it runs, before an upcoming one with highlights', () => {
    const running = expo({ id: 'running', showHighlights: false });
    const next = expo({ id: 'next', fromDate: '2026-12-04', toDate: '2026-12-06' });
    const expoList = { upcoming: [next, running], past: [] };
    expect(defaultExpo(expoList, TODAY)?.id).toBe('running');
    expect(runningExpos(expoList, TODAY).map((e) => e.id)).toEqual(['running']);
    expect(defaultExpo({ upcoming: [], past: [] }, TODAY)).toBeUndefined();
  });

  it('opens the cart only before its first day and with a pre-expo sale', () => {
    const withSale = expo({ showPreExpoSale: true, fromDate: '2026-12-04', toDate: '2026-12-06' });
    expect(isCartOpen({ upcoming: [withSale], past: [] }, TODAY)).toBe(true);
    expect(isCartOpen({ upcoming: [withSale], past: [] }, '2026-12-04')).toBe(false);
    expect(isCartOpen({ upcoming: [], past: [withSale] }, TODAY)).toBe(false);
    expect(isCartOpen({ upcoming: [{ ...withSale, showPreExpoSale: false }], past: [] }, TODAY)).toBe(false);
  });
});

it('A schedule has hours of its own only where all its days have the same', () => {
  const day = (date: string, endTime = '21:00') => ({ date, startTime: '10:00', endTime });
  const first = day('2026-12-04');
  expect(sameHours([first, day('2026-12-05')])).toBe(first);
  expect(sameHours([first, day('2026-12-05', '18:00')])).toBeNull();
  expect(sameHours([])).toBeNull();
});

it('Expos of former years do not count, and those to come do', () => {
  const old = expo({ id: 'old', fromDate: '2024-05-01', toDate: '2024-05-02' });
  const other = expo({ id: 'other', fromDate: addDays(TODAY, 9), toDate: addDays(TODAY, 9) });
  const count = (expoList: ExpoList) => countExpos(expoList, TODAY);
  expect(count({ upcoming: [], past: [old] })).toBe(0);
  expect(count({ upcoming: [expo()], past: [old] })).toBe(1);
  expect(count({ upcoming: [expo(), other], past: [] })).toBe(2);
});
