import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareById, type ShoppingItem } from '../../../src/domain/shop/shopping-list.ts';
import { doneLabel, optimisticItems } from '../../../src/features/shopping-list/optimistic-items.ts';
import { entriesFor, type RecordedAction } from '../../support/outbox-entries.fixture.ts';

const EXPO = 'expo-1';
const ids = [1, 2, 3].map((n) => `00000000-0000-7000-8000-00000000000${n}`);
const item = (id: string, more: Partial<ShoppingItem> = {}): ShoppingItem => ({
  id,
  expoId: EXPO,
  name: 'Diapers',
  booth: 'B12',
  ticked: false,
  ...more,
});
const put = ({ id, expoId, name, booth, ticked }: ShoppingItem): RecordedAction => ({
  name: 'shopping-list.put',
  input: { itemId: id, expoId, name, booth, isTicked: ticked },
});
const tick = (itemId: string, isTicked: boolean): RecordedAction => ({
  name: 'shopping-list.tick',
  input: { itemId, isTicked },
});
const remove = (itemId: string): RecordedAction => ({ name: 'shopping-list.remove', input: { itemId } });
const read = (rev: number) => ({ rev, atMs: 0 });

const anyId = fc.constantFrom(...ids);
const anySaid: fc.Arbitrary<RecordedAction> = fc.oneof(
  fc
    .record({
      id: anyId,
      name: fc.constantFrom('Cot', 'Teether'),
      ticked: fc.boolean(),
      expoId: fc.constantFrom(EXPO, 'expo-2'),
    })
    .map(({ id, ...more }) => put(item(id, more))),
  fc.record({ id: anyId, isTicked: fc.boolean() }).map(({ id, isTicked }) => tick(id, isTicked)),
  anyId.map(remove),
);

/** What a server does that takes them one after another. */
function taken(first: readonly ShoppingItem[], said: readonly RecordedAction[]): ShoppingItem[] {
  const all = new Map(first.map((one) => [one.id, one]));
  for (const { name, input } of said) {
    const { itemId, isTicked, ...rest } = input as { itemId: string; isTicked: boolean } & ShoppingItem;
    const known = all.get(itemId);
    if (name === 'shopping-list.put') all.set(itemId, { ...rest, id: itemId, ticked: isTicked });
    if (name === 'shopping-list.tick' && known) all.set(itemId, { ...known, ticked: isTicked });
    if (name === 'shopping-list.remove') all.delete(itemId);
  }
  return [...all.values()].filter(({ expoId }) => expoId === EXPO).sort(compareById);
}

const plain = (list: ReturnType<typeof optimisticItems>) => list.map(({ isPending: _, ...one }) => one);

describe('a shopping list', () => {
  it('shows at once what was ticked, added and removed, and marks it', () => {
    const [a = '', b = '', c = ''] = ids;
    const said = [tick(a, true), remove(b), put(item(c, { name: 'Cot' }))];
    expect(optimisticItems(EXPO, [item(a), item(b)], read(0), entriesFor(said, 0))).toEqual([
      { ...item(a, { ticked: true }), isPending: true },
      { ...item(c, { name: 'Cot' }), isPending: true },
    ]);
  });

  it('is what the server will have, however far delivery and reading are', () => {
    fc.assert(
      fc.property(
        fc.array(anySaid, { maxLength: 12 }),
        fc.subarray(ids),
        fc.nat(12),
        fc.nat(12),
        (said, first, deliveries, reads) => {
          const delivered = Math.min(deliveries, said.length);
          const readRev = Math.min(reads, delivered);
          const before = first.map((id) => item(id));
          const shown = optimisticItems(
            EXPO,
            taken(before, said.slice(0, readRev)),
            read(readRev),
            entriesFor(said, delivered),
          );
          // An item that moved to another list is not known here: ticks cannot be told from strangers'.
          const moved = said.some(({ input }) => (input as { expoId?: string }).expoId === 'expo-2');
          if (!moved) expect(plain(shown)).toEqual(taken(before, said));
          expect(shown.every(({ expoId }) => expoId === EXPO)).toBe(true);
          if (delivered === said.length) expect(shown.every(({ isPending }) => !isPending)).toBe(true);
        },
      ),
    );
  });

  it('leaves alone what belongs to another expo or was refused', () => {
    const [a = ''] = ids;
    const elsewhere = entriesFor([put(item(a, { expoId: 'expo-2' }))], 0);
    const refused = entriesFor([put(item(a))], 0).map((entry) => ({ ...entry, state: 'refused' as const }));
    expect(optimisticItems(EXPO, [], read(0), [...elsewhere, ...refused])).toEqual([]);
  });

  it('is as it was kept after a restart, but for what was said after that', () => {
    const [a = ''] = ids;
    const ticked = entriesFor([tick(a, true)], 1).map((entry) => ({ ...entry, settledAt: 500 }));
    const shown = (atMs: number) => optimisticItems(EXPO, [item(a)], { rev: -1, atMs }, ticked);
    expect(shown(900)).toMatchObject([{ ticked: false }]);
    expect(shown(100)).toMatchObject([{ ticked: true }]);
  });

  it('says how much of it is done', () => {
    const [a = '', b = ''] = ids;
    expect(doneLabel(optimisticItems(EXPO, [item(a, { ticked: true }), item(b)], read(0), []))).toBe(
      '1 of 2 done',
    );
  });
});
