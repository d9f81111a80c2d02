import { expect, it } from 'vitest';
import { inOrder, listTotals } from '../../../src/domain/shop/list-order.ts';
import type { ShoppingItem } from '../../../src/domain/shop/shopping-list.ts';
import { codeOnMap } from '../../../src/features/shopping-list/code-on-map.ts';
import { shoppingItem } from '../../support/shopping-item.fixture.ts';

const item = (name: string, more: Partial<ShoppingItem> = {}) => shoppingItem({ id: name, name, ...more });
const namesIn = (groups: ReturnType<typeof inOrder>) =>
  groups.map(({ title, items }) => [title, ...items.map(({ name }) => name)]);

it('A list is in the order of its booths, without booth after them, and what is done last', () => {
  const items = [
    item('a', { booth: 'B10' }),
    item('b'),
    item('c', { booth: 'B2' }),
    item('d', { booth: 'A1', ticked: true }),
  ];
  expect(namesIn(inOrder(items, 'aisle'))).toEqual([['', 'c', 'a', 'b', 'd']]);
  expect(namesIn(inOrder(items, 'latest'))).toEqual([['', 'c', 'b', 'a', 'd']]);
});

it('A list by booth does not mind how a booth is written', () => {
  const items = [item('a', { booth: 'B-14' }), item('b', { booth: 'b2' }), item('c', { booth: 'Booth A3' })];
  expect(namesIn(inOrder(items, 'aisle'))).toEqual([['', 'c', 'b', 'a']]);
  const withHall = [
    item('d', { booth: 'B15' }),
    item('e', { booth: 'Hall 1, B14' }),
    item('f', { booth: 'B13' }),
  ];
  const onMap = (typed: string) => ({ booth: typed.replace('Hall 1, ', ''), hall: 'Hall 1' });
  const ordered = inOrder(withHall, 'aisle', undefined, codeOnMap(onMap));
  expect(namesIn(ordered)).toEqual([['', 'f', 'e', 'd']]);
});

it('A list by person has a title for each, and for what is for everyone', () => {
  const items = [item('a', { person: 'Mei' }), item('b'), item('c', { person: 'Adam' })];
  expect(namesIn(inOrder(items, 'person'))).toEqual([
    ['For Adam', 'c'],
    ['For Mei', 'a'],
    ['For everyone', 'b'],
  ]);
  expect(namesIn(inOrder([item('a')], 'person'))).toEqual([['', 'a']]);
  expect(inOrder([], 'person')).toEqual([]);
});

it('What somebody wrote down for everyone is in the one group with that title', () => {
  const items = [
    item('a', { person: 'everyone' }),
    item('b'),
    item('c', { person: 'Everyone' }),
    item('d', { person: 'Mei' }),
  ];
  expect(namesIn(inOrder(items, 'person'))).toEqual([
    ['For Mei', 'd'],
    ['For everyone', 'c', 'b', 'a'],
  ]);
});

it('A list adds up what was spent and what is planned, by quantity', () => {
  const items = [
    item('a', { priceSen: 1_000, quantity: 3 }),
    item('b', { priceSen: 250, ticked: true }),
    item('c', { ticked: true }),
  ];
  expect(listTotals(items)).toEqual({ spentSen: 250, plannedSen: 3_000 });
});
