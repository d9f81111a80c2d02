import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eachOnce } from '../../../src/features/shopping-list/all-items.ts';
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
