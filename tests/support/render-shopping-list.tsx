import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { onTestFinished } from 'vitest';
import type { ShoppingItem, ShoppingItemList } from '../../src/domain/shop/shopping-list.ts';
import { ExpoShoppingList } from '../../src/features/shopping-list/expo-shopping-list.tsx';
import { shoppingListQueries } from '../../src/features/shopping-list/queries.ts';
import { startOutbox } from '../../src/platform/outbox-client.ts';
import { createQueryClient } from '../../src/platform/query-client.ts';
import { sessionAtom, signedOutSession } from '../../src/platform/session/session-state.ts';
import { writeIdentity } from '../../src/sync/identity-store.ts';
import { AlertProvider } from '../../src/ui/alert.tsx';
import { render } from './render.tsx';

/** The id of the expo whose list is rendered. */
export const LIST_EXPO_ID = 'expo-1';

const expo = { id: LIST_EXPO_ID, slug: 'spring', name: 'Spring Fair' } as never;

/** Shared by all tests of a file: the outbox of a page starts once, for one store. */
const store = createStore();

/** Renders the list of an expo for a signed-in visitor. The server never answers: `setItems` and `setList` are its responses. */
export async function renderShoppingList(sub: string, items?: ShoppingItem[]) {
  const client = createQueryClient(() => new Promise(() => {}));
  onTestFinished(() => client.clear());
  const setList = (more: Partial<ShoppingItemList>) => {
    const list: ShoppingItemList = {
      id: null,
      items: [],
      removed: [],
      budget: null,
      people: [],
      shared: [],
      ...more,
    };
    client.setQueryData(shoppingListQueries.items(LIST_EXPO_ID, true).queryKey, list);
  };
  const setItems = (...next: ShoppingItem[]) => setList({ items: next });
  if (items) setItems(...items);
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
  return { setItems, setList, store };
}
