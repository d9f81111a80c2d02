import { expect, it } from 'vitest';
import { PHONE_SUB } from '../../../src/domain/delivery/delivery-limits.ts';
import { actorOf } from '../../../src/domain/shop/list-merge.ts';
import { factsOf, isTickedByOther, tickedBy } from '../../../src/features/shopping-list/item-facts.ts';
import { shoppingItem } from '../../support/shopping-item.fixture.ts';

const people = [
  { by: 'me', name: 'Aisyah', isOwner: true, isMe: true },
  { by: 'them', name: 'Hafiz', isOwner: false, isMe: false },
];

it('An item says its booth, the price of one, for whom it is, and that one comes back, as far as it is known', () => {
  const all = shoppingItem({ booth: 'B12', priceSen: 12_990, quantity: 2, person: 'Mei', comeBack: true });
  expect(factsOf(all).replaceAll('\u00a0', ' ')).toBe('Booth B12 · RM 129.90 each · For Mei · Come back');
  expect(factsOf(shoppingItem({ priceSen: 0 }))).toBe('RM\u00a00.00');
  expect(factsOf(shoppingItem({ booth: 'B12' }), 'Hall 1').replaceAll('\u00a0', ' ')).toBe(
    'Hall 1 · Booth B12',
  );
  expect(factsOf(shoppingItem(), 'Hall 1')).toBe('');
  expect(factsOf(shoppingItem())).toBe('');
});

it('An item of a shared list says who ticked it, as far as they are on it', () => {
  const tickedAs = (by: string) => shoppingItem({ ticked: true, stamps: { ticked: { at: 1, by } } });
  expect(['me', 'them', 'gone'].map((by) => tickedBy(tickedAs(by), people))).toEqual([
    'Ticked by you',
    'Ticked by Hafiz',
    'Ticked by someone else',
  ]);
  expect(tickedBy(shoppingItem({ ...tickedAs('them'), ticked: false }), people)).toBe('');
  expect(tickedBy(tickedAs('me'), [])).toBe('');
});

it.each([
  ['oneself', true, 'anna', 'anna', false],
  ['another', true, 'ben', 'anna', true],
  ['another, as seen without a login', true, 'ben', null, true],
  ['this phone before a login', true, PHONE_SUB, 'anna', false],
  ['another, who took it back', false, 'ben', 'anna', false],
])('A tick is told apart from that of other people: by %s', (_, ticked, by, sub, isOther) => {
  const item = shoppingItem({ ticked, stamps: { ticked: { at: 1, by: actorOf(by) } } });
  expect(isTickedByOther(item, sub)).toBe(isOther);
});
