import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderShoppingList } from '../../support/render-shopping-list.tsx';

const FIELDS = ['What do you need?', 'Booth (optional)'];
const sub = `anna-${crypto.randomUUID()}`;

it('What a field of the form is for is in sight while one types, above what is typed', async () => {
  await page.viewport(320, 700);
  await renderShoppingList(sub, []);
  for (const name of FIELDS) {
    const field = page.getByLabelText(name);
    await field.fill('C21');
    await expect.element(page.getByText(name, { exact: true })).toBeVisible();
    const label = page.getByText(name, { exact: true }).element().getBoundingClientRect();
    const box = field.element().getBoundingClientRect();
    const { paddingTop, borderTopWidth } = getComputedStyle(field.element());
    const typedTop = box.top + Number.parseFloat(borderTopWidth) + Number.parseFloat(paddingTop);
    expect(label.bottom).toBeLessThanOrEqual(typedTop + 2);
    expect(label.top).toBeGreaterThan(box.top);
    expect(label.right).toBeLessThan(box.right);
    // As high as the button beside it.
    expect(box.height).toBe(48);
  }
});
