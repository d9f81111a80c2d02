import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderShoppingList } from '../../support/render-shopping-list.tsx';
import { shoppingItem } from '../../support/shopping-item.fixture.ts';

const sub = `anna-${crypto.randomUUID()}`;
const pending = page.getByText('Saved on this device');
const heightOf = (name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).element().getBoundingClientRect().height;

it('A tick does not change the height of a row under the finger', async () => {
  await renderShoppingList(sub, [shoppingItem({ priceSen: 1_000, note: 'The blue one' })]);
  const before = heightOf('Cot');
  await page.getByText('Cot', { exact: true }).click();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  expect(heightOf('Cot')).toBe(before);
});

it('The lines of a note stand apart in its row', async () => {
  await renderShoppingList(sub, [shoppingItem({ note: 'The blue one\nSize M\n\nAsk for a discount' })]);
  await expect.element(page.getByText('The blue one · Size M · Ask for a discount')).toBeVisible();
});

it('The line of a change that waits takes no room before it appears', async () => {
  await renderShoppingList(`${sub}-2`, []);
  await page.getByLabelText('What do you need?').fill('Bib');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.element(pending).toBeInTheDocument();
  const [appearing] = pending.element().getAnimations() as [Animation];
  appearing.pause();
  appearing.currentTime = 1_000;
  expect(pending.element().getBoundingClientRect().height).toBe(0);
  appearing.finish();
  expect(pending.element().getBoundingClientRect().height).toBeGreaterThan(10);
});
