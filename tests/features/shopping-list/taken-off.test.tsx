import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderShoppingList } from '../../support/render-shopping-list.tsx';
import { shoppingItem } from '../../support/shopping-item.fixture.ts';

const sub = `anna-${crypto.randomUUID()}`;
const [cot, pram] = [shoppingItem(), shoppingItem({ id: 'item-2', name: 'Pram' })];
const sheet = page.getByRole('dialog', { name: 'Cot' });

it('The sheet of an item that another person takes off the list closes, says so, and stays closed', async () => {
  const { setItems } = await renderShoppingList(sub, [cot, pram]);
  await page.getByRole('button', { name: 'Change Cot' }).click();
  await sheet.getByLabelText('Note').fill('The blue one');
  setItems(pram);
  await expect.element(page.getByText('“Cot” was taken off the list.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(sheet.query()).toBeNull();
  setItems(cot, pram);
  await expect.element(page.getByRole('button', { name: 'Change Cot' })).toBeVisible();
  expect(sheet.query()).toBeNull();
  // What was typed is still there for whoever brings the item back.
  await page.getByRole('button', { name: 'Change Cot' }).click();
  await expect.element(sheet.getByLabelText('Note')).toHaveValue('The blue one');
});

it('An added item is named, and one that comes back has the focus', async () => {
  await renderShoppingList(sub, [cot, pram]);
  await page.getByLabelText('What do you need?').fill('Teether');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Added “Teether”.' })).toBeInTheDocument();
  await page.getByRole('button', { name: 'Change Teether' }).click();
  await page.getByRole('button', { name: 'Take it off the list' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('checkbox', { name: /^Teether/ })).toHaveFocus();
});
