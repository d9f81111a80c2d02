import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Collected, collectFrame } from '../../../../src/domain/shop/exchange/collect-frames.ts';
import { exchangeEffect, type ListCopy } from '../../../../src/domain/shop/exchange/exchange-effect.ts';
import {
  framesOf,
  type ListTransfer,
  readTransfer,
} from '../../../../src/domain/shop/exchange/list-transfer.ts';
import { pack } from '../../../../src/domain/shop/exchange/packed.ts';
import { mergeBudgets } from '../../../../src/domain/shop/list-budget.ts';
import { mergeLists } from '../../../../src/domain/shop/list-merge.ts';
import {
  type ItemState,
  MAX_LIST_ITEMS,
  MERGE_MAX_ITEMS,
} from '../../../../src/domain/shop/shopping-list.ts';

const NOW = 1_790_000_000_000;
const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const item = (n: number, fields: Partial<ItemState>, at = NOW - 1000, by = 'a'): ItemState => ({
  id: idOf(n),
  ...fields,
  stamps: Object.fromEntries(Object.keys(fields).map((field) => [field, { at, by }])),
});
const listOf = (count: number, fields: (n: number) => Partial<ItemState>) =>
  Array.from({ length: count }, (_, n) => item(n, fields(n)));

const anyItem = fc
  .record({
    n: fc.nat(6),
    fields: fc.record(
      {
        name: fc
          .string({ minLength: 1, maxLength: 80 })
          .filter((name) => name.trim() === name && name !== ''),
        quantity: fc.integer({ min: 1, max: 99 }),
        priceSen: fc.option(fc.nat(100_000)),
        ticked: fc.boolean(),
        removed: fc.boolean(),
      },
      { requiredKeys: ['name'] },
    ),
    at: fc.integer({ min: NOW - 5, max: NOW }),
    by: fc.constantFrom('a', 'b'),
  })
  .filter(({ fields }) => !fields.name.includes('\0'))
  .map(({ n, fields, at, by }) => item(n, fields, at, by));
const anyList = fc.array(anyItem, { maxLength: 7 }).map((items) => mergeLists(items, []));
const anyBudget = fc.option(
  fc.record({
    sen: fc.option(fc.integer({ min: 1, max: 3 })),
    stamp: fc.record({ at: fc.integer({ min: NOW - 2, max: NOW }), by: fc.constantFrom('a', 'b') }),
  }),
);
const anyCopy = fc.record({ items: anyList, budget: anyBudget });

/** From the screen of one phone to the camera of the other. */
async function handOver(list: ListTransfer): Promise<ListTransfer | null> {
  const frames = await framesOf(list);
  if (typeof frames === 'string') throw new Error(frames);
  let collected: Collected | null = null;
  for (const frame of frames) {
    const step = collectFrame(collected, frame);
    collected = step.collected;
    if (step.reading.kind === 'complete') return readTransfer(step.reading.bytes);
  }
  throw new Error('Not complete');
}
const merge = (mine: ListCopy, transfer: ListTransfer | null) =>
  exchangeEffect(mine, transfer ?? { expoId: '', items: [] }, NOW);
const take = (items: ItemState[], transfer: ListTransfer) => merge({ items }, transfer);
const listAfter = ({ items: mine, budget = null }: ListCopy, { merges }: ReturnType<typeof take>) => ({
  items: mergeLists(
    mine,
    merges.flatMap(({ items }) => items),
  ),
  budget: merges.reduce((known, merge) => mergeBudgets(known, merge.budget ?? null), budget),
});

describe('Two phones', () => {
  it('have the same list once each has taken the other’s, field by field and with what was removed', async () => {
    await fc.assert(
      fc.asyncProperty(anyCopy, anyCopy, async (one, other) => {
        const joined = listAfter(one, merge(one, await handOver({ expoId: 'e', ...other })));
        expect(joined.items).toEqual(mergeLists(one.items, other.items));
        const effect = merge(other, await handOver({ expoId: 'e', ...joined }));
        expect(listAfter(other, effect)).toEqual(joined);
        expect(merge(joined, { expoId: 'e', ...joined }).merges).toEqual([]);
      }),
    );
  });

  it('say before the tap how many items are new, change and go, and how many more are open', () => {
    const mine = [item(1, { name: 'Cot' }), item(2, { name: 'Pram' }), item(3, { name: 'Teether' })];
    const theirs = [
      item(1, { name: 'Cot', ticked: true }, NOW),
      item(2, { removed: true }, NOW),
      item(3, { name: 'Teether' }),
      item(4, { name: 'Bottle' }),
      item(5, { name: 'Bib', ticked: true }),
      item(6, { removed: true }),
    ];
    const effect = take(mine, { expoId: 'e', items: theirs });
    expect(effect).toMatchObject({ added: 2, changed: 1, removed: 1, excess: 0 });
    expect(effect.merges.map(({ opened }) => opened)).toEqual([-1]);
  });

  it('say before the tap which budget the list gets, if it is another one', () => {
    const budget = (sen: number | null, at = NOW - 1000) => ({ sen, stamp: { at, by: 'a' } });
    const budgetAfter = (mine: number, theirs: number | null, at: number) => {
      const transfer = { expoId: 'e', items: [], budget: budget(theirs, at) };
      return merge({ items: [], budget: budget(mine) }, transfer);
    };
    expect(budgetAfter(1_000, 2_000, NOW)).toMatchObject({ budgetSen: 2_000, merges: [{ items: [] }] });
    expect(budgetAfter(1_000, null, NOW)).toMatchObject({ budgetSen: null });
    expect(budgetAfter(1_000, 2_000, 0)).toMatchObject({ budgetSen: undefined, merges: [] });
    expect(budgetAfter(1_000, 1_000, NOW * 2)).toMatchObject({
      budgetSen: undefined,
      merges: [{ budget: { stamp: { at: NOW } } }],
    });
  });

  it('take a long list in parts that an action has room for', () => {
    const { merges } = take([], { expoId: 'e', items: listOf(50, (n) => ({ name: `Item ${n}` })) });
    expect(merges.map(({ items, opened }) => [items.length, opened])).toEqual([
      [MERGE_MAX_ITEMS, MERGE_MAX_ITEMS],
      [MERGE_MAX_ITEMS, MERGE_MAX_ITEMS],
      [10, 10],
    ]);
  });

  it('take what was removed first, so that no part makes a full list longer than it may be', () => {
    const mine = { items: listOf(MAX_LIST_ITEMS, () => ({ name: 'Cot' })) };
    const gone = Array.from({ length: 30 }, (_, n) => item(n, { removed: true }, NOW));
    const added = Array.from({ length: 30 }, (_, n) => item(1000 + n, { name: 'Bib' }, NOW));
    const { merges, excess } = take(mine.items, { expoId: 'e', items: [...gone, ...added] });
    expect(excess).toBe(0);
    const lengths = merges.map((_, i) => {
      const { items } = listAfter(mine, { ...merge(mine, null), merges: merges.slice(0, i + 1) });
      return items.filter(({ removed }) => !removed).length;
    });
    expect(lengths).toEqual([180, 180, 200]);
  });

  it('say when together they have more items than a list has room for', () => {
    const other = Array.from({ length: 50 }, (_, n) => item(1000 + n, { name: 'More' }));
    expect(
      take(
        listOf(MAX_LIST_ITEMS, () => ({ name: 'Cot' })),
        { expoId: 'e', items: other },
      ).excess,
    ).toBe(50);
  });

  it('do not believe a clock that is ahead', () => {
    const { merges } = take([], { expoId: 'e', items: [item(1, { name: 'Cot' }, NOW * 2)] });
    expect(merges[0]?.items[0]?.stamps.name?.at).toBe(NOW);
  });
});

describe('A list in frames', () => {
  it('needs 2 frames for 12 items, and at most 40 for 200', async () => {
    const name = (n: number) =>
      `${['Diapers', 'Wet wipes', 'Bottle', 'Sling', 'Cot sheet'][n % 5]} no. ${(n * 7919) % 997}`;
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        ...item(
          n,
          { name: name(n), booth: `B${n}`, quantity: (n % 3) + 1, ticked: n % 2 === 0 },
          NOW - n * 7919,
        ),
        id: crypto.randomUUID(),
      }));
    expect(await framesOf({ expoId: 'expo-1', items: many(12) })).toHaveLength(2);
    expect((await framesOf({ expoId: 'expo-1', items: many(MAX_LIST_ITEMS) })).length).toBeLessThan(40);
  });

  it('is not cut when it has too many items or too much text', async () => {
    expect(await framesOf({ expoId: 'e', items: listOf(10_000, () => ({ name: 'Cot' })) })).toBe('items');
    const noise = () =>
      Array.from({ length: 200 }, () => String.fromCharCode(0x4e00 + Math.random() * 20_000)).join('');
    expect(await framesOf({ expoId: 'e', items: listOf(200, () => ({ name: 'Cot', note: noise() })) })).toBe(
      'length',
    );
  });

  it('leaves out the oldest of more removed items than the other phone takes', async () => {
    const removed = listOf(300, () => ({ removed: true }));
    const transfer = await handOver({ expoId: 'e', items: [item(999, { name: 'Cot' }), ...removed] });
    expect(transfer?.items).toHaveLength(MAX_LIST_ITEMS + 1);
  });

  it('keeps a hostile name as the text that it is', async () => {
    const name = "<img src=x onerror=alert(1)> \u202E {{7*7}} '; DROP TABLE";
    expect((await handOver({ expoId: 'e', items: [item(1, { name })] }))?.items[0]?.name).toBe(name);
  });

  it('is refused as a whole when a field of it is not valid', async () => {
    const valid = item(1, { name: 'Cot' });
    const wrong: unknown[] = [
      { expoId: 'e', items: [{ ...valid, name: 'x'.repeat(81) }] },
      { expoId: 'e', items: [valid, { ...valid, id: '../other' }] },
      { expoId: 'e', items: [{ ...valid, quantity: 1e9 }] },
      { expoId: 'e', items: [{ ...valid, stamps: { name: { at: -1, by: 'a' } } }] },
      { expoId: 'e', items: Array.from({ length: 10_000 }, () => valid) },
      { expoId: '', items: [valid] },
      { items: [valid] },
      null,
    ];
    for (const value of wrong) expect(await readTransfer(await pack(value))).toBeNull();
  });
});
