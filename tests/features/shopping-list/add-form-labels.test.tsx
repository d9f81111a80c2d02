// The order of the layers, before the first rule in one of them.
import '../../../src/styles/tokens.css';
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
    await hasStopped(name);
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

it('While a field is empty, what it is for stands where one types, and moves up with the focus', async () => {
  await page.viewport(390, 844);
  await renderShoppingList(sub, []);
  const button = page.getByRole('button', { name: 'Add', exact: true });
  for (const name of FIELDS) {
    const field = page.getByLabelText(name);
    const middle = async () => {
      await hasStopped(name);
      const [label, box] = [page.getByText(name, { exact: true }), field].map((each) => {
        const { top, bottom } = each.element().getBoundingClientRect();
        return (top + bottom) / 2;
      });
      return Math.round((label ?? Number.NaN) - (box ?? Number.NaN));
    };
    const size = () => getComputedStyle(page.getByText(name, { exact: true }).element()).fontSize;
    // Removes what the test before has typed, too.
    await field.fill('');
    (document.activeElement as HTMLElement).blur();
    expect(await middle()).toBe(0);
    expect(size()).toBe(getComputedStyle(field.element()).fontSize);
    (field.element() as HTMLElement).focus();
    expect(await middle()).toBeLessThan(-8);
    expect(size()).toBe('12px');
    await field.fill('C21');
    (button.element() as HTMLElement).focus();
    expect(await middle()).toBeLessThan(-8);
  }
});

const hasStopped = (name: string) =>
  Promise.all(
    page
      .getByText(name, { exact: true })
      .element()
      .getAnimations()
      .map(({ finished }) => finished),
  );
