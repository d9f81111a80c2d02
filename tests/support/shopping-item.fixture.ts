import type { ShoppingItem } from '../../src/domain/shop/shopping-list.ts';

/** An item of a shopping list of which nothing but its name is filled in. */
export const shoppingItem = (more: Partial<ShoppingItem> = {}): ShoppingItem => ({
  id: 'item-1',
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
