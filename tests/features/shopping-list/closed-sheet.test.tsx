import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { alertAtom } from '../../../src/ui/alert.tsx';
import { renderShoppingList } from '../../support/render-shopping-list.tsx';
import { shoppingItem } from '../../support/shopping-item.fixture.ts';

const sub = `anna-${crypto.randomUUID()}`;
const sheet = page.getByRole('dialog', { name: 'Cot' });
const change = page.getByRole('button', { name: 'Change Cot' });
const press = (name: string) => sheet.getByRole('button', { name, exact: true }).click();

it.each([
  ['Close', () => press('Close')],
  ['the cross', () => press('Close Cot')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Back', async () => history.back()],
])('What was typed into the sheet of an item is kept after %s, and can be discarded', async (_, leave) => {
  await renderShoppingList(sub, [shoppingItem({ id: crypto.randomUUID() })]);
  await change.click();
  await sheet.getByLabelText('Note').fill('The blue one');
  await leave();
  await expect.element(sheet).not.toBeInTheDocument();
  await change.click();
  await expect.element(sheet.getByLabelText('Note')).toHaveValue('The blue one');
  await press('Discard it');
  await expect.element(sheet.getByLabelText('Note')).toHaveValue('');
});

it('A phone that cannot keep what was typed does not say that it does', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { store } = await renderShoppingList(sub, [shoppingItem({ id: crypto.randomUUID() })]);
  await change.click();
  await sheet.getByLabelText('Note').fill('The blue one');
  await press('Close');
  await expect.poll(() => store.get(alertAtom)?.message).toBe('Not saved.');
  full.mockRestore();
});

it('What was typed into the sheet of an item is gone with the item', async () => {
  await renderShoppingList(sub, [shoppingItem({ id: crypto.randomUUID() })]);
  await change.click();
  await sheet.getByLabelText('Note').fill('The blue one');
  await press('Take it off the list');
  await page.getByRole('button', { name: 'Undo' }).click();
  await change.click();
  await expect.element(sheet.getByLabelText('Note')).toHaveValue('');
});

it('A budget that was typed and not saved is discarded when its sheet is closed', async () => {
  await renderShoppingList(sub, [shoppingItem({ priceSen: 1_000 })]);
  const set = page.getByRole('button', { name: 'Set a budget' });
  const budget = page.getByRole('dialog', { name: 'Budget of this list' });
  await set.click();
  await budget.getByLabelText('How much may it cost?').fill('300');
  await budget.getByRole('button', { name: 'Close', exact: true }).click();
  await set.click();
  await expect.element(budget.getByLabelText('How much may it cost?')).toHaveValue('');
});
