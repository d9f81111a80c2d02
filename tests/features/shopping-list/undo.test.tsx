import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderShoppingList } from '../../support/render-shopping-list.tsx';
import { shoppingItem } from '../../support/shopping-item.fixture.ts';

it('Undo brings back all that was taken off one after another', async () => {
  const names = ['Cot', 'Pram', 'Bib'];
  const items = names.map((name) => shoppingItem({ id: crypto.randomUUID(), name }));
  await renderShoppingList(`anna-${crypto.randomUUID()}`, items);
  for (const name of ['Cot', 'Bib']) {
    await page.getByRole('button', { name: `Change ${name}` }).click();
    await page.getByRole('button', { name: 'Take it off the list' }).click();
  }
  await expect.element(page.getByText('2 things were taken off the list.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const name of names)
    await expect.element(page.getByRole('button', { name: `Change ${name}` })).toBeVisible();
  expect(page.getByRole('button', { name: 'Undo' }).query()).toBeNull();
});
