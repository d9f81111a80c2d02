import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderShoppingList } from '../../support/render-shopping-list.tsx';
import { shoppingItem } from '../../support/shopping-item.fixture.ts';

const bottle = shoppingItem({ id: 'a', name: 'Bottle', priceSen: 3_990, ticked: true });
const cot = shoppingItem({ id: 'b', name: 'Cot' });
const note = page.getByText('1 item has no price yet, so it isn’t counted.');

it('Sums without a budget say that an item without a price is not in them', async () => {
  await renderShoppingList('anna', [bottle, cot]);
  await expect.element(note).toBeVisible();
});

it('Without sums, an item without a price needs no note', async () => {
  await renderShoppingList('anna', [cot]);
  await expect.element(page.getByRole('button', { name: 'Set a budget' })).toBeVisible();
  expect(note.query()).toBeNull();
});
