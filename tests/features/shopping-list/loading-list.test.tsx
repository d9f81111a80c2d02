import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { ShoppingItemList } from '../../../src/domain/shop/shopping-list.ts';
import { ExpoShoppingList } from '../../../src/features/shopping-list/expo-shopping-list.tsx';
import { startOutbox } from '../../../src/platform/outbox-client.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { createAction, enqueue } from '../../../src/sync/outbox.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';
import { shoppingItem } from '../../support/shopping-item.fixture.ts';

const expo = { id: 'expo-1', slug: 'spring', name: 'Spring Fair' } as never;
const sub = `anna-${crypto.randomUUID()}`;

it('While a list loads it has what is added now, but neither a part of the rest nor a count', async () => {
  await writeIdentity({ sub, displayName: 'Anna', signedInAt: 1 });
  const earlier = { itemId: crypto.randomUUID(), expoId: 'expo-1', name: 'Bib', isTicked: false };
  const deviceMs = performance.timeOrigin - 60_000;
  await enqueue(createAction('shopping-list.put', earlier, { sub, deviceMs, offsetMs: 0 }));
  const { promise, resolve } = Promise.withResolvers<ShoppingItemList>();
  const store = createStore();
  const client = createQueryClient(() => promise);
  onTestFinished(() => client.clear());
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub });
  startOutbox(store);
  render(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <AlertProvider>
          <ExpoShoppingList expo={expo} order="latest" hasProducts />
        </AlertProvider>
      </QueryClientProvider>
    </Provider>,
  );
  await page.getByLabelText('What do you need?').fill('Pram');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.element(page.getByRole('button', { name: 'Change Pram' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Change Bib' }).query()).toBeNull();
  expect(page.getByText(/of \d+ done/).query()).toBeNull();
  resolve({
    id: null,
    items: [shoppingItem({ name: 'Cot' })],
    removed: [],
    budget: null,
    people: [],
    shared: [],
  });
  await expect.element(page.getByText('0 of 3 done')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Change Bib' })).toBeVisible();
});
