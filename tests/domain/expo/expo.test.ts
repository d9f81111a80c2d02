import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currentAndUpcomingExpos,
  defaultExpo,
  type Expo,
  type ExpoList,
  expoLabel,
  expoPhase,
  groupExpos,
  isCartOpen,
  runningExpos,
} from '../../../src/domain/expo/expo.ts';
import { addDays } from '../../../src/domain/time/dates.ts';

const TODAY = '2026-11-21';

const expo = (given: Partial<Expo> = {}): Expo => ({
  id: 'one',
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
  ...given,
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
/** As a phone may hold it: stored days ago, so an expo can stand in the wrong array, or in both. */
const anyList: fc.Arbitrary<ExpoList> = fc.record({ upcoming: fc.array(anyExpo), past: fc.array(anyExpo) });

describe('the groups of the expo menu', () => {
  it('hold every expo once: all that are not over, and this year’s past ones', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const groups = groupExpos(list, TODAY);
        const shown = [...groups.current, ...groups.comingSoon, ...groups.past].map((e) => e.id);
        const all = [...new Map([...list.past, ...list.upcoming].map((e) => [e.id, e])).values()];
        const due = all.filter((e) => e.toDate >= TODAY || e.toDate.startsWith('2026'));
        expect(shown.toSorted()).toEqual(due.map((e) => e.id).toSorted());
      }),
    );
  });

  it('keep their order: soonest first, past ones latest first, whatever order they came in', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const { current, comingSoon, past } = groupExpos(list, TODAY);
        const shuffled = { upcoming: list.past.toReversed(), past: list.upcoming.toReversed() };
        expect(groupExpos(shuffled, TODAY)).toEqual({ current, comingSoon, past });
        for (const group of [current, comingSoon, past.toReversed()])
          expect(group.map((e) => e.fromDate)).toEqual(group.map((e) => e.fromDate).toSorted());
      }),
    );
  });

  it('call an expo coming soon exactly when it lies ahead and has no highlights', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const { current, comingSoon } = groupExpos(list, TODAY);
        for (const e of comingSoon) expect([e.showHighlights, e.fromDate > TODAY]).toEqual([false, true]);
        for (const e of current) expect(e.showHighlights || e.fromDate <= TODAY).toBe(true);
      }),
    );
  });
});

it('expos ahead are those of the menu, each once, soonest first whether or not they have highlights', () => {
  fc.assert(
    fc.property(anyList, (list) => {
      const { current, comingSoon } = groupExpos(list, TODAY);
      const ahead = currentAndUpcomingExpos(list, TODAY);
      const days = ahead.map((e) => e.fromDate);
      expect(days).toEqual(days.toSorted());
      expect(ahead.map((e) => e.id).toSorted()).toEqual(
        [...current, ...comingSoon].map((e) => e.id).toSorted(),
      );
      expect(
        currentAndUpcomingExpos({ upcoming: list.upcoming, past: [...list.past, ...list.upcoming] }, TODAY),
      ).toEqual(ahead);
    }),
  );
});

describe('an expo', () => {
  it('runs from its first day to its last', () => {
    const three = expo({ fromDate: '2026-11-20', toDate: '2026-11-22' });
    const phases = ['2026-11-19', '2026-11-20', '2026-11-22', '2026-11-23'].map((day) =>
      expoPhase(three, day),
    );
    expect(phases).toEqual(['upcoming', 'running', 'running', 'past']);
  });

  it('is labelled with its dates unless it is past', () => {
    const december = expo({ fromDate: '2026-12-04', toDate: '2026-12-06' });
    expect(expoLabel(december, TODAY)).toBe('Baby Fair (4 - 6 Dec)');
    expect(expoLabel(december, '2026-12-07')).toBe('Baby Fair');
  });

  it('that runs leads, before one that is nearer to its highlights', () => {
    const running = expo({ id: 'running', showHighlights: false });
    const next = expo({ id: 'next', fromDate: '2026-12-04', toDate: '2026-12-06' });
    const list = { upcoming: [next, running], past: [] };
    expect(defaultExpo(list, TODAY)?.id).toBe('running');
    expect(runningExpos(list, TODAY).map((e) => e.id)).toEqual(['running']);
    expect(defaultExpo({ upcoming: [], past: [] }, TODAY)).toBeUndefined();
  });

  it('opens the cart only while it sells ahead of its first day', () => {
    const selling = expo({ showPreExpoSale: true, fromDate: '2026-12-04', toDate: '2026-12-06' });
    expect(isCartOpen({ upcoming: [selling], past: [] }, TODAY)).toBe(true);
    expect(isCartOpen({ upcoming: [selling], past: [] }, '2026-12-04')).toBe(false);
    expect(isCartOpen({ upcoming: [], past: [selling] }, TODAY)).toBe(false);
    expect(isCartOpen({ upcoming: [{ ...selling, showPreExpoSale: false }], past: [] }, TODAY)).toBe(false);
  });
});
