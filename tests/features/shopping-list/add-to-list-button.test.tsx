import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { SharedList, ShoppingItem, ShoppingItemList } from '../../../src/domain/shop/shopping-list.ts';
import AddToListButton from '../../../src/features/shopping-list/add-to-list-button.tsx';
import { shoppingListQueries } from '../../../src/features/shopping-list/queries.ts';
import { outboxEntriesAtom, startOutbox } from '../../../src/platform/outbox-client.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { AlertProvider, alertAtom } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';
import { shoppingItem } from '../../support/shopping-item.fixture.ts';

const expo = { id: 'expo-1', slug: 'spring', name: 'Spring Fair' } as never;
const copy = { removed: [], budget: null };
const farahs: SharedList = {
  id: '0193a0b0-0000-7000-8000-000000000001',
  ...copy,
  items: [shoppingItem({ id: 'pram', name: 'Pram' })],
  people: [{ by: 'farah', name: 'Farah', isOwner: true }],
};
const farahsPath = `/shopping-list?expoSlug=spring&list=${farahs.id}`;

// The outbox is started once for a page.
const store = createStore();

/**
 * The button on a product's page, on the phone of a visitor who has joined Farah's list. `own` is null while their lists
 * load, until the returned function is called.
 */
async function show(
  name: string,
  own: ShoppingItem[] | null,
  booth = 'A1',
): Promise<(own: ShoppingItem[]) => void> {
  const client = createQueryClient(() => new Promise(() => {}));
  onTestFinished(() => client.clear());
  const arrive = (items: ShoppingItem[]) => {
    const lists: ShoppingItemList = { id: null, ...copy, items, people: [], shared: [farahs] };
    client.setQueryData(shoppingListQueries.items('expo-1', true).queryKey, lists);
  };
  if (own) arrive(own);
  const sub = `hadi-${crypto.randomUUID()}`;
  await writeIdentity({ sub, displayName: 'Hadi', signedInAt: 1 });
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub });
  startOutbox(store);
  render(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <AlertProvider>
          <AddToListButton
            expo={expo}
            name={name}
            place={{ booth, hall: 'Hall 1' }}
            priceSen={100}
            isTapped={false}
          />
        </AlertProvider>
      </QueryClientProvider>
    </Provider>,
  );
  return arrive;
}

const lastInput = () =>
  store.get(outboxEntriesAtom).at(-1)?.action.input as { name: string; listId?: string };

it('Who has nothing on their own list adds to the one that they joined, which is named', async () => {
  await show('Cot', []);
  await page.getByRole('button', { name: 'Add to Farah’s list' }).click();
  await expect
    .element(page.getByRole('link', { name: 'On Farah’s list' }))
    .toHaveAttribute('href', farahsPath);
  expect(lastInput()).toMatchObject({ name: 'Cot', listId: farahs.id });
  await expect
    .poll(() => store.get(alertAtom))
    .toMatchObject({ type: 'success', message: 'On Farah’s list' });
});

it('Who uses their own list adds to that one', async () => {
  await show('Bottle', [shoppingItem({ id: 'socks', name: 'Socks' })]);
  await page.getByRole('button', { name: 'Add to my list' }).click();
  await expect
    .element(page.getByRole('link', { name: 'On your list' }))
    .toHaveAttribute('href', '/shopping-list?expoSlug=spring');
  expect(lastInput().name).toBe('Bottle');
  expect(lastInput().listId).toBeUndefined();
});

it('What is on a list that was joined is not offered again', async () => {
  await show('Pram', [shoppingItem({ id: 'socks', name: 'Socks' })]);
  await expect
    .element(page.getByRole('link', { name: 'On Farah’s list' }))
    .toHaveAttribute('href', farahsPath);
  expect(page.getByRole('button').query()).toBeNull();
});

it('A tap while the lists load adds the product once they are known, unless it is on one', async () => {
  for (const [name, added] of [
    ['Teether', ['Teether']],
    ['Pram', []],
  ] as const) {
    const arrive = await show(name, null);
    const button = page.getByRole('button', { name: 'Add to my list' }).last();
    await button.click();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    arrive([]);
    await expect.element(page.getByRole('link', { name: 'On Farah’s list' }).last()).toBeVisible();
    const inputs = store.get(outboxEntriesAtom).map(({ action }) => action.input as { name: string });
    expect(inputs.map((input) => input.name)).toEqual(added);
  }
});

it('A product of one name at another booth is no reason not to add it', async () => {
  await show('Wipes', [shoppingItem({ id: 'wipes', name: 'Wipes', booth: 'C7' })]);
  await page.getByRole('button', { name: 'Add to my list' }).click();
  await expect.element(page.getByRole('link', { name: 'On your list' })).toBeVisible();
  expect(lastInput()).toMatchObject({ name: 'Wipes', booth: 'A1' });
});

it('An item without a booth, or with a booth as it was typed, is the product of its name', async () => {
  for (const booth of ['', 'booth a 01', 'Hall 1, A1']) {
    await show('Wipes', [shoppingItem({ id: 'wipes', name: 'Wipes', booth })]);
    await expect.element(page.getByRole('link', { name: 'On your list' }).last()).toBeVisible();
  }
});

it('A booth that is still to be confirmed is not written down: it would be no help once it is known', async () => {
  await show('Sling', [shoppingItem({ id: 'socks', name: 'Socks' })], 'TBC');
  await page.getByRole('button', { name: 'Add to my list' }).click();
  await expect.element(page.getByRole('link', { name: 'On your list' })).toBeVisible();
  expect(lastInput()).toMatchObject({ name: 'Sling', booth: '' });
});

it('An item that was written down with a booth to be confirmed is still the product of its name', async () => {
  await show('Wrap', [shoppingItem({ id: 'wrap', name: 'Wrap', booth: 'TBC' })]);
  await expect.element(page.getByRole('link', { name: 'On your list' })).toBeVisible();
});
