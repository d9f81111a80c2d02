import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Page } from '../../../src/pages/shop/wishlist.tsx';
import { type AppServices, appServicesAtom } from '../../../src/platform/app-services.ts';
import { dispatchAction, startOutbox } from '../../../src/platform/outbox-client.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { sharedDatabase } from '../../../src/sync/database.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { StorageUnavailable } from '../../../src/sync/storage-unavailable.ts';
import { AlertProvider, alertAtom } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

const address = { path: '/wishlist', search: new URLSearchParams(), params: {} } as never;

// The outbox is started once for a page.
const store = createStore();

/** The page of a phone that saved some products, and whose list was never loaded. */
async function showWishes(slugs: readonly string[]) {
  const queryClient = createQueryClient(() => new Promise(() => {}));
  await writeIdentity({ sub: 'anna', displayName: 'Anna', signedInAt: 1 });
  store.set(appServicesAtom, { store, queryClient } as AppServices);
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'anna' });
  startOutbox(store);
  for (const slug of slugs) await dispatchAction('wishlist.set', { slug, isWished: true });
  render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <AlertProvider>
          <Page address={address} />
        </AlertProvider>
      </QueryClientProvider>
    </Provider>,
  );
}

/** What an earlier test left is taken off, too. */
async function takeOff(name: string) {
  const heart = page.getByRole('button', { name: `Add ${name} to wishlist` });
  if (heart.query()) await heart.click();
  await expect.element(heart).not.toBeInTheDocument();
}

it('An undo that the phone cannot store says why, and can be tried again', async () => {
  await showWishes(['grip-socks', 'teether']);
  await page.getByRole('button', { name: 'Add Grip Socks to wishlist' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  const writing = vi.spyOn(sharedDatabase, 'write').mockRejectedValue(new StorageUnavailable('full'));
  onTestFinished(() => writing.mockRestore());
  await undo.click();
  await expect.poll(() => store.get(alertAtom)?.message).toMatch('This device is full');
  writing.mockRestore();
  await undo.click();
  await expect.element(page.getByRole('heading', { name: 'Grip Socks' })).toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
});

it('The last wish of a phone whose list was never loaded can be put back, and the list has the focus', async () => {
  await showWishes(['sun-hat']);
  for (const other of ['Teether', 'Grip Socks']) await takeOff(other);
  await takeOff('Sun Hat');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Sun Hat' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'On your wishlist' })).toHaveFocus();
});
