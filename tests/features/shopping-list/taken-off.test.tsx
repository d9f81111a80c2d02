import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { ShoppingItem, ShoppingItemList } from '../../../src/domain/shop/shopping-list.ts';
import { ExpoShoppingList } from '../../../src/features/shopping-list/expo-shopping-list.tsx';
import { shoppingListQueries } from '../../../src/features/shopping-list/queries.ts';
import { startOutbox } from '../../../src/platform/outbox-client.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';
import { shoppingItem } from '../../support/shopping-item.fixture.ts';

const expo = { id: 'expo-1', slug: 'spring', name: 'Spring Fair' } as never;
const sub = `anna-${crypto.randomUUID()}`;
const [cot, pram] = [shoppingItem(), shoppingItem({ id: 'item-2', name: 'Pram' })];
const sheet = page.getByRole('dialog', { name: 'Cot' });

it('The sheet of an item that another person takes off the list closes, says so, and stays closed', async () => {
  const store = createStore();
  const client = createQueryClient(() => new Promise(() => {}));
  onTestFinished(() => client.clear());
  const setList = (...items: ShoppingItem[]) => {
    const list: ShoppingItemList = { id: null, items, removed: [], budget: null, people: [], shared: [] };
    client.setQueryData(shoppingListQueries.items('expo-1', true).queryKey, list);
  };
  setList(cot, pram);
  await writeIdentity({ sub, displayName: 'Anna', signedInAt: 1 });
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
  await page.getByRole('button', { name: 'Change Cot' }).click();
  await sheet.getByLabelText('Note').fill('The blue one');
  setList(pram);
  await expect.element(page.getByText('“Cot” was taken off the list.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(sheet.query()).toBeNull();
  setList(cot, pram);
  await expect.element(page.getByRole('button', { name: 'Change Cot' })).toBeVisible();
  expect(sheet.query()).toBeNull();
  // What was typed is still there for whoever brings the item back.
  await page.getByRole('button', { name: 'Change Cot' }).click();
  await expect.element(sheet.getByLabelText('Note')).toHaveValue('The blue one');
});
