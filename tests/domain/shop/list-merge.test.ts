import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  boundStamps,
  mergeItem,
  mergeLists,
  missingIn,
  nextStamp,
  stampOf,
} from '../../../src/domain/shop/list-merge.ts';
import { ITEM_FIELDS, type ItemState, itemStateSchema } from '../../../src/domain/shop/shopping-list.ts';

const ids = [1, 2, 3].map((n) => `00000000-0000-7000-8000-00000000000${n}`);
const [ID = ''] = ids;
// Few values, so that equal times, equal actors and equal values all come up.
const anyStamp = fc.record({ at: fc.nat(4), by: fc.constantFrom('a', 'b') });
const anyValue = {
  name: fc.constantFrom('Cot', 'Teether'),
  booth: fc.constantFrom('', 'B12'),
  quantity: fc.integer({ min: 1, max: 3 }),
  note: fc.constantFrom('', 'the blue one'),
  priceSen: fc.constantFrom(null, 0, 1990),
  comeBack: fc.boolean(),
  person: fc.constantFrom('', 'Mei'),
  ticked: fc.boolean(),
  removed: fc.boolean(),
};
const anyState: fc.Arbitrary<ItemState> = fc
  .record({
    id: fc.constantFrom(...ids),
    values: fc.record(anyValue, { requiredKeys: [] }),
    stamps: fc.record(Object.fromEntries(ITEM_FIELDS.map((field) => [field, anyStamp])), {
      requiredKeys: [],
    }),
  })
  .map(({ id, values, stamps }) => ({
    id,
    ...values,
    // Only what has a value has a stamp.
    stamps: Object.fromEntries(Object.entries(stamps).filter(([field]) => field in values)),
  }));
const anyList = fc.array(anyState, { maxLength: 5 });

const set = (fields: Partial<ItemState>, at: number, by = 'a'): ItemState => ({
  id: ID,
  ...fields,
  stamps: Object.fromEntries(Object.keys(fields).map((field) => [field, { at, by }])),
});

describe('Two copies of a shopping list', () => {
  it('become the same list whichever is merged into the other', () => {
    fc.assert(
      fc.property(anyList, anyList, (a, b) => {
        expect(mergeLists(a, b)).toEqual(mergeLists(b, a));
      }),
    );
  });

  it('become the same list in whatever order three or more meet', () => {
    fc.assert(
      fc.property(anyList, anyList, anyList, (a, b, c) => {
        expect(mergeLists(mergeLists(a, b), c)).toEqual(mergeLists(a, mergeLists(b, c)));
      }),
    );
  });

  it('do not change by meeting again', () => {
    fc.assert(
      fc.property(anyList, anyList, (a, b) => {
        const merged = mergeLists(a, b);
        expect(mergeLists(merged, b)).toEqual(merged);
        expect(mergeLists(merged, merged)).toEqual(merged);
      }),
    );
  });

  it('stay lists that their schema accepts', () => {
    fc.assert(
      fc.property(anyList, anyList, (a, b) => {
        for (const item of mergeLists(a, b)) expect(v.parse(itemStateSchema, item)).toEqual(item);
      }),
    );
  });

  it('are equal once each has what it lacks, which is nothing when they are equal', () => {
    fc.assert(
      fc.property(anyList, anyList, (a, b) => {
        const merged = mergeLists(a, b);
        expect(mergeLists(a, missingIn(mergeLists(a, []), merged))).toEqual(merged);
        expect(missingIn(merged, merged)).toEqual([]);
      }),
    );
  });
});

describe('One item', () => {
  it('has of each field what was set last, whichever other fields were set', () => {
    fc.assert(
      fc.property(anyState, anyState, (a, b) => {
        const merged = mergeItem(a, { ...b, id: a.id });
        for (const field of ITEM_FIELDS) {
          const latest = Math.max(stampOf(a, field).at, stampOf(b, field).at);
          expect(stampOf(merged, field).at).toBe(
            a[field] === undefined
              ? stampOf(b, field).at
              : b[field] === undefined
                ? stampOf(a, field).at
                : latest,
          );
          expect([a[field], b[field]]).toContain(merged[field]);
        }
      }),
    );
  });

  it('loses a tick only to a later tap that takes it back, in any order of taps and exchanges', () => {
    /** A tap on one phone, or one phone that merges the list of another. Phones have clocks of their own. */
    const anyStep = fc.record({
      phone: fc.nat(2),
      other: fc.nat(2),
      isTap: fc.boolean(),
      clockMs: fc.nat(50),
    });
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 20 }), (steps) => {
        const start = set({ name: 'Cot', ticked: false }, 0);
        const phones: ItemState[][] = [[start], [start], [start]];
        const taps: ItemState[] = [];
        for (const { phone, other, isTap, clockMs } of steps) {
          const mine = phones[phone] ?? [];
          const seen = stampOf(mine[0], 'ticked');
          const stamp = nextStamp(clockMs, String(phone), seen);
          const tap = { id: ID, ticked: !mine[0]?.ticked, stamps: { ticked: stamp } };
          if (isTap) {
            taps.push(tap);
            expect(mergeLists(mine, [tap])[0]?.ticked).toBe(tap.ticked);
          }
          phones[phone] = mergeLists(mine, isTap ? [tap] : (phones[other] ?? []));
        }
        const [item] = phones.reduce(mergeLists, []);
        for (const tick of taps.filter(({ ticked }) => ticked)) {
          const { at } = stampOf(tick, 'ticked');
          const wasTakenBack = taps.some((tap) => !tap.ticked && stampOf(tap, 'ticked').at >= at);
          if (!wasTakenBack) expect(item?.ticked).toBe(true);
        }
      }),
    );
  });

  it('shows the tap of a visitor whose clock is behind, because it is later than what they saw', () => {
    const theirs = set({ name: 'Cot', ticked: false }, 9_000, 'b');
    const tap = nextStamp(2_000, 'a', stampOf(theirs, 'ticked'));
    expect(tap).toEqual({ at: 9_001, by: 'a' });
    expect(mergeItem(theirs, { id: ID, ticked: true, stamps: { ticked: tap } }).ticked).toBe(true);
  });

  it('is removed in spite of older changes, and stays with a later restore', () => {
    fc.assert(
      fc.property(anyState, fc.nat(9), (change, laterBy) => {
        const edited = {
          ...change,
          id: ID,
          removed: false,
          stamps: { ...change.stamps, removed: { at: 4, by: 'a' } },
        };
        const removal = set({ removed: true }, 5, 'b');
        const restore = set({ removed: false }, 6 + laterBy);
        expect(mergeItem(edited, removal).removed).toBe(true);
        expect(mergeItem(mergeItem(restore, removal), edited).removed).toBe(false);
        expect(mergeItem(mergeItem(removal, edited), restore).removed).toBe(false);
      }),
    );
  });

  it('of a phone whose clock is days ahead loses to whatever is done after it was delivered', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000),
        fc.nat(10 ** 9),
        fc.integer({ min: 1, max: 1_000 }),
        (deliveredAt, aheadMs, laterMs) => {
          const delivered = boundStamps(
            set({ name: 'Cot', ticked: true }, deliveredAt + aheadMs),
            deliveredAt,
          );
          const later = set({ ticked: false }, deliveredAt + laterMs, 'b');
          expect(mergeItem(delivered, later)).toMatchObject({ name: 'Cot', ticked: false });
        },
      ),
    );
  });

  it('that was stored without stamps gives way to every change', () => {
    const old: ItemState = { id: ID, name: 'Cot', booth: 'B12', ticked: true, stamps: {} };
    expect(mergeItem(old, set({ ticked: false }, 1))).toMatchObject({
      name: 'Cot',
      booth: 'B12',
      ticked: false,
    });
  });
});
