import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AddressBook } from '../../../src/features/addresses/address-book.tsx';
import { type AppServices, appServicesAtom } from '../../../src/platform/app-services.ts';
import { startOutbox } from '../../../src/platform/outbox-client.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { AlertProvider, alertAtom } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

const addressOf = (label: string, isDefault: boolean) => ({
  id: label,
  label,
  recipient: 'Anna Lim',
  phone: '+60123456789',
  line1: '1, Jalan Satu',
  line2: '',
  postcode: '50000',
  city: 'Kuala Lumpur',
  state: 'Kuala Lumpur',
  isDefault,
});

it('Closing the form keeps what was typed for a new address, discards a change of a stored one, and says so', async () => {
  const store = createStore();
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'mei' });
  render(
    <Provider store={store}>
      <QueryClientProvider
        client={createQueryClient(async ([path]) =>
          path === 'users.addresses.list' ? [addressOf('Home', true)] : never(),
        )}
      >
        <AlertProvider>
          <AddressBook contact={{ recipient: 'Mei', phone: '' }} />
        </AlertProvider>
      </QueryClientProvider>
    </Provider>,
  );
  const add = page.getByRole('button', { name: 'Add an address' });
  const close = page.getByRole('button', { name: 'Close', exact: true });
  await add.click();
  await close.click();
  await expect.element(close).not.toBeInTheDocument();
  expect(store.get(alertAtom)).toBeNull();
  await add.click();
  await page.getByLabelText('Street address').fill('1, Jalan Satu');
  await close.click();
  await expect.poll(() => store.get(alertAtom)?.message).toBe('Not saved. What you typed is kept.');
  await add.click();
  await expect.element(page.getByLabelText('Street address')).toHaveValue('1, Jalan Satu');
  await close.click();
  const edit = page.getByRole('button', { name: 'Edit Home' });
  await edit.click();
  const stored = page.getByLabelText('Street address').element() as HTMLInputElement;
  const storedValue = stored.value;
  await page.getByLabelText('Street address').fill('2, Jalan Dua');
  await close.click();
  await expect.poll(() => store.get(alertAtom)?.message).toBe('Not saved.');
  await edit.click();
  await expect.element(page.getByLabelText('Street address')).toHaveValue(storedValue);
});

it('A keyboard stays at the addresses after one was removed, also after the last one', async () => {
  const store = createStore();
  const client = createQueryClient(async ([path]) =>
    path === 'users.addresses.list' ? [addressOf('Home', true), addressOf('Office', false)] : never(),
  );
  await writeIdentity({ sub: 'anna', displayName: 'Anna', signedInAt: 1 });
  store.set(appServicesAtom, { store, queryClient: client } as AppServices);
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'anna' });
  startOutbox(store);
  render(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <AlertProvider>
          <AddressBook />
        </AlertProvider>
      </QueryClientProvider>
    </Provider>,
  );
  for (const label of ['Office', 'Home']) {
    await page.getByRole('button', { name: `Remove ${label}` }).click();
    (
      page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).element() as HTMLElement
    ).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: label })).not.toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: 'Your addresses' })).toHaveFocus();
  }
});

const never = () => new Promise<never>(() => {});
