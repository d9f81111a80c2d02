import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { createAction, enqueue } from '../../../src/sync/outbox.ts';
import { LIST_EXPO_ID, renderShoppingList } from '../../support/render-shopping-list.tsx';
import { shoppingItem } from '../../support/shopping-item.fixture.ts';

let sub = '';
const bib = page.getByRole('button', { name: 'Change Bib' });
const count = page.getByText(/of \d+ done/);

beforeEach(async () => {
  sub = `anna-${crypto.randomUUID()}`;
  await writeIdentity({ sub, displayName: 'Anna', signedInAt: 1 });
  const earlier = { itemId: crypto.randomUUID(), expoId: LIST_EXPO_ID, name: 'Bib', isTicked: false };
  const deviceMs = performance.timeOrigin - 60_000;
  await enqueue(createAction('shopping-list.put', earlier, { sub, deviceMs, offsetMs: 0 }));
});

it('While a list loads it has what is added now, but neither a part of the rest nor a count', async () => {
  // Two seconds of a busy machine are not those of the visitor.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });
  try {
    const { setItems } = await renderShoppingList(sub);
    await page.getByLabelText('What do you need?').fill('Pram');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect.element(page.getByRole('button', { name: 'Change Pram' })).toBeVisible();
    expect(bib.query()).toBeNull();
    expect(count.query()).toBeNull();
    setItems(shoppingItem());
    await vi.advanceTimersByTimeAsync(100);
    await expect.element(page.getByText('0 of 3 done')).toBeVisible();
    await expect.element(bib).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

it('After two seconds a loading list shows what this phone knows, without a count', async () => {
  await renderShoppingList(sub);
  await expect.element(bib).toBeVisible();
  expect(count.query()).toBeNull();
});
