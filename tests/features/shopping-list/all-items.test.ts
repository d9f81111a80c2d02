import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exchangeEffect } from '../../../src/domain/shop/exchange/exchange-effect.ts';
import { latestStampMs, stateOf } from '../../../src/domain/shop/list-changes.ts';
import type { ShoppingItemList } from '../../../src/domain/shop/shopping-list.ts';
import { eachOnce, itemsOn, openElsewhere } from '../../../src/features/shopping-list/all-items.ts';
import { listCopy, optimisticOpenCount } from '../../../src/features/shopping-list/optimistic-items.ts';
import { listNamed } from '../../../src/features/shopping-list/use-list-query.ts';
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
/** By `entriesFor`. */
const lastTapAt = (actions: readonly RecordedAction[]) => entriesFor(actions, 0).at(-1)?.action.tappedAt ?? 0;

const anyCopy = fc
  .array(fc.tuple(fc.constantFrom(...ids), fc.boolean()))
  .map((pairs) =>
    [...new Map(pairs)].map(([id, ticked]) => shoppingItem({ id, expoId: 'expo-1', name: 'Cot', ticked })),
  );
const anyLists = fc.tuple(anyCopy, anyCopy).map(([own, others]): ShoppingItemList => {
  const copy = { removed: [], budget: null, people: [] };
  return { id: null, ...copy, items: own, shared: [{ id: SHARED, ...copy, items: others }] };
});
const anyListId = fc.constantFrom(undefined, SHARED);
const anyTap = fc.record({ id: fc.constantFrom(...ids), listId: anyListId, removes: fc.boolean() });
/** What another phone gives, with ticks from between the taps. */
const anyGiven = fc.record({ given: anyCopy, listId: anyListId, isLater: fc.boolean() });

it('An item of two lists counts once among the open ones, whatever is tapped on either or taken from others', () => {
  fc.assert(
    fc.property(anyLists, fc.array(fc.oneof(anyTap, anyGiven), { maxLength: 12 }), (lists, steps) => {
      const actions: RecordedAction[] = [];
      const changes = () => [VERSION, entriesFor(actions, 0)] as const;
      const nameOf = (listId: string | undefined) => ({ expoId: 'expo-1', listId });
      const shownOn = (listId: string | undefined) => itemsOn(nameOf(listId), lists, ...changes());
      const countOpen = () =>
        eachOnce([...shownOn(undefined), ...shownOn(SHARED)]).filter(({ ticked }) => !ticked).length;
      const count = countOpen();
      for (const step of steps) {
        const { listId } = step;
        if ('given' in step) {
          const mine = listCopy(nameOf(listId), listNamed(lists, listId), ...changes());
          const at = lastTapAt(actions) + Number(step.isLater);
          const items = step.given.map((item) => ({ ...stateOf(item), stamps: { ticked: { at, by: 'x' } } }));
          const others = openElsewhere(nameOf(listId), lists, ...changes());
          const { merges } = exchangeEffect({ items: mine }, { expoId: 'expo-1', items }, at, others);
          for (const merge of merges)
            actions.push({ name: 'shopping-list.merge', input: { ...merge, listId } });
          continue;
        }
        const { id, removes } = step;
        const item = shownOn(listId).find((one) => one.id === id);
        if (!item) continue;
        const { ticked, isOpenElsewhere } = item;
        const name = removes ? 'shopping-list.remove' : 'shopping-list.tick';
        const change = removes ? { wasTicked: ticked } : { isTicked: !ticked };
        const sawAt = latestStampMs(item);
        actions.push({ name, input: { itemId: id, listId, isOpenElsewhere, sawAt, ...change } });
      }
      expect(optimisticOpenCount({ count }, ...changes())).toBe(countOpen());
    }),
  );
});
