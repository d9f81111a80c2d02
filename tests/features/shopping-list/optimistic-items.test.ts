import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PHONE_SUB } from '../../../src/domain/delivery/delivery-limits.ts';
import {
  type ItemState,
  latestFirst,
  type ShoppingItem,
  type ShoppingItemList,
} from '../../../src/domain/shop/shopping-list.ts';
import {
  doneLabel,
  listCopy,
  optimisticItems,
  optimisticOpenCount,
} from '../../../src/features/shopping-list/optimistic-items.ts';
import { entriesFor, type RecordedAction } from '../../support/outbox-entries.fixture.ts';
import { shoppingItem } from '../../support/shopping-item.fixture.ts';

const EXPO = 'expo-1';
const OWN = { expoId: EXPO };
const LIST_ID = '00000000-0000-4000-8000-00000000000a';
const ids = [1, 2, 3].map((n) => `00000000-0000-7000-8000-00000000000${n}`);
const item = (id: string, more: Partial<ShoppingItem> = {}) =>
  shoppingItem({ id, expoId: EXPO, name: 'Diapers', booth: 'B12', ...more });
type Copy = Pick<ShoppingItemList, 'items' | 'removed'>;
const listOf = (...items: ShoppingItem[]): Copy => ({ items, removed: [] });
const put = ({ id, expoId, name, booth, ticked }: ShoppingItem): RecordedAction => ({
  name: 'shopping-list.put',
  input: { itemId: id, expoId, name, booth, isTicked: ticked },
});
const tick = (itemId: string, isTicked: boolean): RecordedAction => ({
  name: 'shopping-list.tick',
  input: { itemId, isTicked },
});
const remove = (itemId: string, wasTicked = false): RecordedAction => ({
  name: 'shopping-list.remove',
  input: { itemId, wasTicked },
});
const versionAt = (rev: number) => ({ rev, atMs: 0 });

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
  anyId.map((id) => remove(id)),
);

/** What a server does that takes them one after another. A put without a tick keeps the tick that the item has. */
function applyActions(first: readonly ShoppingItem[], actions: readonly RecordedAction[]): Copy {
  const onList = new Map(first.map((one) => [one.id, one]));
  const removed = new Map<string, ItemState>();
  for (const { name, input } of actions) {
    const { itemId, isTicked, ...rest } = input as { itemId: string; isTicked: boolean } & ShoppingItem;
    const current = onList.get(itemId);
    const wasTicked = current?.ticked ?? removed.get(itemId)?.ticked ?? false;
    if (name === 'shopping-list.put' && rest.expoId === EXPO) {
      onList.set(itemId, { ...item(itemId), ...rest, ticked: isTicked || wasTicked });
      removed.delete(itemId);
    }
    if (name === 'shopping-list.tick' && current) onList.set(itemId, { ...current, ticked: isTicked });
    // It is ticked again when it is restored.
    if (name === 'shopping-list.tick' && removed.has(itemId))
      removed.set(itemId, { id: itemId, removed: true, ticked: isTicked, stamps: {} });
    if (name === 'shopping-list.remove' && (current || removed.has(itemId))) {
      onList.delete(itemId);
      removed.set(itemId, { id: itemId, removed: true, ticked: wasTicked, stamps: {} });
    }
  }
  return { items: [...onList.values()].sort(latestFirst), removed: [...removed.values()] };
}

/** Without the stamps, which this server does not write. */
const plain = (list: ReturnType<typeof optimisticItems>): ShoppingItem[] =>
  list.map(({ isPending: _, ...one }) => ({ ...one, stamps: {} }));

describe('the optimistic shopping list', () => {
  it('shows ticked, added and removed items at once, as pending, the latest on top', () => {
    const [a = '', b = '', c = ''] = ids;
    const actions = [tick(a, true), remove(b), put(item(c, { name: 'Cot' }))];
    expect(
      optimisticItems(OWN, listOf(item(a), item(b)), versionAt(0), entriesFor(actions, 0)),
    ).toMatchObject([
      { id: c, name: 'Cot', booth: 'B12', isPending: true },
      { id: a, ticked: true, isPending: true },
    ]);
  });

  it('equals the server’s later list after any number of deliveries and loads', () => {
    fc.assert(
      fc.property(
        fc.array(anySaid, { maxLength: 12 }),
        fc.subarray(ids),
        fc.nat(12),
        fc.nat(12),
        (actions, first, deliveries, loads) => {
          const delivered = Math.min(deliveries, actions.length);
          const loadedRev = Math.min(loads, delivered);
          const initial = first.map((id) => item(id));
          const shown = optimisticItems(
            OWN,
            applyActions(initial, actions.slice(0, loadedRev)),
            versionAt(loadedRev),
            entriesFor(actions, delivered),
          );
          expect(plain(shown)).toEqual(applyActions(initial, actions).items);
          expect(shown.every(({ expoId }) => expoId === EXPO)).toBe(true);
          if (delivered === actions.length) expect(shown.every(({ isPending }) => !isPending)).toBe(true);
        },
      ),
    );
  });

  it('of another visitor has the actions on that list only, and the own list has none of them', () => {
    const [a = '', b = ''] = ids;
    const shared = { ...tick(a, true), input: { itemId: a, isTicked: true, listId: LIST_ID, sawAt: 0 } };
    const actions = entriesFor([shared, tick(b, true)], 0);
    const tickedOf = (list: { expoId: string; listId?: string }) =>
      optimisticItems(list, listOf(item(a), item(b)), versionAt(0), actions).map(({ ticked }) => ticked);
    expect(tickedOf({ expoId: EXPO, listId: LIST_ID })).toEqual([false, true]);
    expect(tickedOf(OWN)).toEqual([true, false]);
  });

  it('shows an item that another member has ticked since this phone lost its signal', () => {
    const [a = ''] = ids;
    const at = (ms: number) => ({ at: 1_790_000_000_000 + ms, by: 'them' });
    const untick = { name: 'shopping-list.tick', input: { itemId: a, isTicked: false, sawAt: 0 } };
    const shown = (ms: number) =>
      optimisticItems(
        OWN,
        listOf(item(a, { ticked: true, stamps: { ticked: at(ms) } })),
        versionAt(0),
        entriesFor([untick], 0),
      );
    expect([shown(-1), shown(1)]).toMatchObject([[{ ticked: false }], [{ ticked: true }]]);
  });

  it('ignores items of other expos and refused actions', () => {
    const [a = ''] = ids;
    const elsewhere = entriesFor([put(item(a, { expoId: 'expo-2' }))], 0);
    const refused = entriesFor([put(item(a))], 0).map((entry) => ({ ...entry, state: 'refused' as const }));
    expect(optimisticItems(OWN, listOf(), versionAt(0), [...elsewhere, ...refused])).toEqual([]);
  });

  it('is the stored response after a restart, with later actions applied', () => {
    const [a = ''] = ids;
    const ticked = entriesFor([tick(a, true)], 1).map((entry) => ({ ...entry, settledAt: 500 }));
    const shown = (atMs: number) => optimisticItems(OWN, listOf(item(a)), { rev: -1, atMs }, ticked);
    expect(shown(900)).toMatchObject([{ ticked: false }]);
    expect(shown(100)).toMatchObject([{ ticked: true }]);
  });

  it('is not pending while it is kept on this phone alone', () => {
    const entries = entriesFor([put(item(ids[0] ?? ''))], 0).map((entry) => ({
      ...entry,
      action: { ...entry.action, sub: PHONE_SUB },
    }));
    expect(optimisticItems({ expoId: EXPO }, listOf(), versionAt(0), entries)).toMatchObject([
      { id: ids[0], isPending: false },
    ]);
  });

  it('is copied for another phone with what was removed, and without changes of other lists', () => {
    const [one = '', two = '', three = ''] = ids;
    const server = { items: [item(one), item(two)], removed: [{ id: three, removed: true, stamps: {} }] };
    const other = crypto.randomUUID();
    const actions = [tick(one, true), remove(two), tick(other, true), remove(crypto.randomUUID())];
    const copy = listCopy({ expoId: EXPO }, server, versionAt(0), entriesFor(actions, 0));
    const at = expect.any(Number);
    expect(copy).toEqual([
      { id: three, removed: true, stamps: {} },
      { id: two, removed: true, stamps: { removed: { at, by: 'anna' } } },
      expect.objectContaining({ id: one, name: 'Diapers', ticked: true, removed: false }),
    ]);
  });

  it('doneLabel counts the ticked items', () => {
    const [a = '', b = ''] = ids;
    expect(
      doneLabel(optimisticItems(OWN, listOf(item(a, { ticked: true }), item(b)), versionAt(0), [])),
    ).toBe('1 of 2 done');
  });
});

describe('the optimistic number of open items', () => {
  it('counts what was added, ticked and removed without signal', () => {
    const [a = '', b = '', c = ''] = ids;
    const shown = (...actions: RecordedAction[]) =>
      optimisticOpenCount({ count: 2 }, versionAt(0), entriesFor(actions, 0));
    expect(shown(put(item(c)))).toBe(3);
    expect(shown(tick(a, true))).toBe(1);
    expect(shown(remove(a))).toBe(1);
    expect(shown(remove(b, true))).toBe(2);
    expect(shown(put(item(c)), tick(c, true), remove(c, true))).toBe(2);
  });

  /** What a visitor can do: add an item that is not there, turn one over, or remove one and put it back. */
  const tap = ({ items, removed }: Copy, id: string, removes: boolean): RecordedAction => {
    const current = items.find((one) => one.id === id);
    const ticked = removed.find((one) => one.id === id)?.ticked ?? false;
    if (!current) return put(item(id, { ticked }));
    return removes ? remove(id, current.ticked) : tick(id, !current.ticked);
  };
  const openOf = (items: readonly ShoppingItem[]) => items.filter(({ ticked }) => !ticked).length;

  it('equals the server’s later count after any taps, deliveries and loads', () => {
    const anyTap = fc.record({ id: anyId, removes: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(anyTap, { maxLength: 12 }),
        fc.array(fc.tuple(anyId, fc.boolean())),
        fc.nat(12),
        fc.nat(12),
        (taps, first, deliveries, loads) => {
          const initial = [...new Map(first)].map(([id, ticked]) => item(id, { ticked }));
          const actions: RecordedAction[] = [];
          for (const { id, removes } of taps) actions.push(tap(applyActions(initial, actions), id, removes));
          const delivered = Math.min(deliveries, actions.length);
          const loadedRev = Math.min(loads, delivered);
          const count = openOf(applyActions(initial, actions.slice(0, loadedRev)).items);
          const shown = optimisticOpenCount({ count }, versionAt(loadedRev), entriesFor(actions, delivered));
          expect(shown).toBe(openOf(applyActions(initial, actions).items));
        },
      ),
    );
  });
});
