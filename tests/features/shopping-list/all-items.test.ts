import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ShoppingItemList } from '../../../src/domain/shop/shopping-list.ts';
import { eachOnce, itemsOn } from '../../../src/features/shopping-list/all-items.ts';
import { optimisticOpenCount } from '../../../src/features/shopping-list/optimistic-items.ts';
import { entriesFor, type RecordedAction } from '../../support/outbox-entries.fixture.ts';
import { shoppingItem } from '../../support/shopping-item.fixture.ts';

const anyItem = fc
  .record({ id: fc.constantFrom('a', 'b', 'c'), ticked: fc.boolean(), listId: fc.constantFrom('x', 'y') })
  .map((item) => ({ ...shoppingItem(item), isPending: false, listId: item.listId }));

it('Several lists have each item once, which is open as long as it is open on one, latest first', () => {
  fc.assert(
    fc.property(fc.array(anyItem), (items) => {
      const once = eachOnce(items);
      expect(once.map(({ id }) => id)).toEqual([...new Set(items.map(({ id }) => id))].sort().reverse());
      for (const item of once) {
        const same = items.filter(({ id }) => id === item.id);
        expect(item.ticked).toBe(same.every(({ ticked }) => ticked));
        expect(item).toBe(same.find(({ ticked }) => ticked === item.ticked));
      }
    }),
  );
});

const SHARED = '00000000-0000-4000-8000-00000000000a';
const ids = [1, 2, 3].map((n) => `00000000-0000-7000-8000-00000000000${n}`);
const VERSION = { rev: 0, atMs: 0 };

const anyCopy = fc
  .array(fc.tuple(fc.constantFrom(...ids), fc.boolean()))
  .map((pairs) =>
    [...new Map(pairs)].map(([id, ticked]) => shoppingItem({ id, expoId: 'expo-1', name: 'Cot', ticked })),
  );
const anyLists = fc.tuple(anyCopy, anyCopy).map(([own, others]): ShoppingItemList => {
  const copy = { removed: [], budget: null, people: [] };
  return { id: null, ...copy, items: own, shared: [{ id: SHARED, ...copy, items: others }] };
});
const anyTap = fc.record({
  id: fc.constantFrom(...ids),
  listId: fc.constantFrom(undefined, SHARED),
  removes: fc.boolean(),
});

it('An item of two lists counts once among the open ones, whatever is tapped on either', () => {
  fc.assert(
    fc.property(anyLists, fc.array(anyTap, { maxLength: 12 }), (lists, taps) => {
      const actions: RecordedAction[] = [];
      const shownOn = (listId: string | undefined) =>
        itemsOn({ expoId: 'expo-1', listId }, lists, VERSION, entriesFor(actions, 0));
      const countOpen = () =>
        eachOnce([...shownOn(undefined), ...shownOn(SHARED)]).filter(({ ticked }) => !ticked).length;
      const count = countOpen();
      for (const { id, listId, removes } of taps) {
        const item = shownOn(listId).find((one) => one.id === id);
        if (!item) continue;
        const { ticked, isOpenElsewhere } = item;
        const name = removes ? 'shopping-list.remove' : 'shopping-list.tick';
        const change = removes ? { wasTicked: ticked } : { isTicked: !ticked };
        actions.push({ name, input: { itemId: id, listId, isOpenElsewhere, ...change } });
      }
      expect(optimisticOpenCount({ count }, VERSION, entriesFor(actions, 0))).toBe(countOpen());
    }),
  );
});
