import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderShoppingList } from '../../support/render-shopping-list.tsx';

it('The things of a pasted list stand on the list in their order', async () => {
  await renderShoppingList(`anna-${crypto.randomUUID()}`, []);
  const clipboardData = new DataTransfer();
  const names = ['Diapers', 'Wipes', 'Cot', 'Pram'];
  clipboardData.setData('text', names.join('\n'));
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true });
  page.getByLabelText('What do you need?').element().dispatchEvent(event);
  await page.getByRole('button', { name: 'Add 4 things' }).click();
  await expect.element(page.getByText('0 of 4 done')).toBeVisible();
  const shown = page.getByRole('checkbox').elements();
  expect(shown.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual(
    names.map((name) => expect.stringContaining(name)),
  );
});
