import { createStore, Provider } from 'jotai';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ItemFields } from '../../../src/domain/shop/shopping-list.ts';
import { BudgetSheet } from '../../../src/features/shopping-list/budget-sheet.tsx';
import { ItemSheet } from '../../../src/features/shopping-list/item-sheet.tsx';
import type { OptimisticItem } from '../../../src/features/shopping-list/optimistic-items.ts';
import { startOutbox } from '../../../src/platform/outbox-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { listEntries } from '../../../src/sync/outbox.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';
import { shoppingItem } from '../../support/shopping-item.fixture.ts';

const save = () => page.getByRole('button', { name: 'Save' }).click();

// Her own: all files of a browser share its database.
const sub = `anna-${crypto.randomUUID()}`;

function storeOfAnna() {
  const store = createStore();
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub });
  return store;
}

function openSheet() {
  const store = storeOfAnna();
  const saved: [OptimisticItem, ItemFields][] = [];
  const onSave = vi.fn(async (base: OptimisticItem, fields: ItemFields) => saved.push([base, fields]));
  const sheetOf = (item: OptimisticItem) => (
    <Provider store={store}>
      <AlertProvider>
        <ItemSheet item={item} onClose={() => {}} onRemove={() => {}} onSave={onSave} />
      </AlertProvider>
    </Provider>
  );
  const item: OptimisticItem = { ...shoppingItem(), isPending: false };
  const { rerender } = render(sheetOf(item));
  return {
    item,
    saved,
    rerender: (more: Partial<OptimisticItem>) => rerender(sheetOf({ ...item, ...more })),
  };
}

it('Saving an item sends only what the visitor changed, not what another one changed meanwhile', async () => {
  const { item, saved, rerender } = openSheet();
  await page.getByLabelText('Note').fill('The blue one');
  rerender({ quantity: 3, comeBack: true, name: 'Baby cot', stamps: { quantity: { at: 5, by: 'ben' } } });
  await save();
  await expect.poll(() => saved).toEqual([[item, { note: 'The blue one' }]]);
});

it('The price of an item is asked for in the currency', async () => {
  const { saved } = openSheet();
  await page.getByLabelText('Price seen, for one (RM)', { exact: true }).fill('12.50');
  await save();
  await expect.poll(() => saved.map(([, fields]) => fields)).toEqual([{ priceSen: 1_250 }]);
});

it('A field that both changed has what this visitor typed', async () => {
  const { saved, rerender } = openSheet();
  await page.getByLabelText('How many').fill('2');
  rerender({ quantity: 2 });
  await save();
  await expect.poll(() => saved.map(([, fields]) => fields)).toEqual([{ quantity: 2 }]);
});

it('An item whose name is only spaces is not saved, and its field says so', async () => {
  const { saved } = openSheet();
  const name = page.getByRole('textbox', { name: 'What' });
  await name.fill('   ');
  await save();
  await expect.element(page.getByText('Enter what you need.')).toBeVisible();
  await expect.element(name).toHaveFocus();
  await name.fill(' Big   crib ');
  await expect.element(page.getByText('Enter what you need.')).not.toBeInTheDocument();
  await save();
  await expect.poll(() => saved.map(([, fields]) => fields)).toEqual([{ name: 'Big crib' }]);
});

it('Saving a budget as it was filled in leaves what another visitor set meanwhile', async () => {
  const store = storeOfAnna();
  await writeIdentity({ sub, displayName: 'Anna', signedInAt: 1 });
  startOutbox(store);
  const onClose = vi.fn();
  const sheetOf = (sen: number, at: number) => (
    <Provider store={store}>
      <AlertProvider>
        <BudgetSheet
          list={{ expoId: 'expo-1' }}
          budget={{ sen, stamp: { at, by: 'ben' } }}
          onClose={onClose}
        />
      </AlertProvider>
    </Provider>
  );
  const { rerender } = render(sheetOf(10_000, 1));
  rerender(sheetOf(20_000, 2));
  await save();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(await listEntries(sub)).toEqual([]);
  await page.getByLabelText('How much may it cost?').fill('150');
  await save();
  await expect.poll(() => onClose.mock.calls.length).toBe(2);
  const inputs = (await listEntries(sub)).map(({ action }) => action.input);
  expect(inputs).toEqual([{ expoId: 'expo-1', budgetSen: 15_000, sawAt: 1 }]);
});
