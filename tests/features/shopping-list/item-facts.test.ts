import { expect, it } from 'vitest';
import type { ShoppingItem } from '../../../src/domain/shop/shopping-list.ts';
import { factsOf, tickedBy } from '../../../src/features/shopping-list/item-facts.ts';

const item = (more: Partial<ShoppingItem> = {}): ShoppingItem => ({
  id: 'a',
  expoId: 'expo-1',
  name: 'Cot',
  booth: '',
  ticked: false,
  quantity: 1,
  note: '',
  priceSen: null,
  comeBack: false,
  person: '',
  stamps: {},
  ...more,
});
const people = [
  { by: 'me', name: 'Aisyah', isOwner: true, isMe: true },
  { by: 'them', name: 'Hafiz', isOwner: false, isMe: false },
];

it('An item says its booth, the price of one, for whom it is, and that one comes back, as far as it is known', () => {
  const all = item({ booth: 'B12', priceSen: 12_990, quantity: 2, person: 'Mei', comeBack: true });
  expect(factsOf(all).replaceAll('\u00a0', ' ')).toBe('Booth B12 · RM 129.90 each · For Mei · Come back');
  expect(factsOf(item({ priceSen: 0 }))).toBe('RM 0.00');
  expect(factsOf(item())).toBe('');
});

it('An item of a shared list says who ticked it, also when they have left', () => {
  const tickedAs = (by: string) => item({ ticked: true, stamps: { ticked: { at: 1, by } } });
  expect(['me', 'them', 'gone'].map((by) => tickedBy(tickedAs(by), people))).toEqual([
    'Ticked by you',
    'Ticked by Hafiz',
    'Ticked by someone who left',
  ]);
  expect(tickedBy(item({ ...tickedAs('them'), ticked: false }), people)).toBe('');
  expect(tickedBy(tickedAs('me'), [])).toBe('');
});
