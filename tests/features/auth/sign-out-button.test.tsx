import { createStore, Provider } from 'jotai';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SignOutButton } from '../../../src/features/auth/sign-out-button.tsx';
import { type AppServices, appServicesAtom } from '../../../src/platform/app-services.ts';
import { watchConnectivity } from '../../../src/platform/connectivity.ts';
import { dispatchAction, reloadOutbox, startOutbox } from '../../../src/platform/outbox-client.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { applyResults } from '../../../src/sync/apply-results.ts';
import { beginSignOut } from '../../../src/sync/begin-sign-out.ts';
import { sharedDatabase } from '../../../src/sync/database.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { listEntries } from '../../../src/sync/outbox.ts';
import { StorageUnavailable } from '../../../src/sync/storage-unavailable.ts';
import { AlertProvider, alertAtom } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

const store = createStore();
const services = { store, queryClient: createQueryClient(async () => null) } as AppServices;
beforeAll(() => {
  store.set(appServicesAtom, services);
  startOutbox(store);
});
beforeEach(async () => {
  await beginSignOut('anna', 'discard');
  await writeIdentity({ sub: 'anna', displayName: 'Anna', signedInAt: 1 });
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'anna' });
  await reloadOutbox();
});

const renderButton = () =>
  render(
    <Provider store={store}>
      <AlertProvider>
        <SignOutButton />
      </AlertProvider>
    </Provider>,
  );
const checkIn = () => dispatchAction('expo.check-in', { expoId: 'expo-1' });
const logOut = page.getByRole('button', { name: 'Log out', exact: true });
const isSignedIn = () => store.get(sessionAtom).isAuth;

it('Logging out asks about a refused action, and deletes it only after a yes', async () => {
  await applyResults([{ key: await checkIn(), verdict: 'refused', rev: 1, reason: 'too-many' }]);
  renderButton();
  await logOut.click();
  await expect
    .element(page.getByRole('alertdialog'))
    .toHaveAccessibleName('One change on this device was refused and needs your attention.');
  expect(isSignedIn()).toBe(true);
  await expect.element(page.getByRole('link', { name: 'Look at it first' })).toBeVisible();
  await page.getByRole('button', { name: 'Discard and log out' }).click();
  await expect.poll(isSignedIn).toBe(false);
  expect(await listEntries('anna')).toEqual([]);
  await expect.poll(() => store.get(alertAtom)?.message).toBe('You’re logged out');
});

it('Without signal the question says so, and offers no "Send first"', async () => {
  await checkIn();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => {
    vi.restoreAllMocks();
    dispatchEvent(new Event('online'));
  });
  watchConnectivity(store, async () => {});
  renderButton();
  await logOut.click();
  await expect.element(page.getByText('Nothing can be sent now. You’re offline.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Discard and log out' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send first' })).not.toBeInTheDocument();
});

it('Without signal it asks although nothing waits: the pass comes back only with a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => {
    vi.restoreAllMocks();
    dispatchEvent(new Event('online'));
  });
  watchConnectivity(store, async () => {});
  renderButton();
  await logOut.click();
  await expect
    .element(page.getByRole('alertdialog'))
    .toHaveAccessibleName(
      'You’re offline. Once logged out, you can’t show your pass or log in until you’re online.',
    );
  expect(isSignedIn()).toBe(true);
  await page.getByRole('button', { name: 'Log out anyway' }).click();
  await expect.poll(isSignedIn).toBe(false);
});

it('A question that was asked for lack of signal alone speaks of the signal when that is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  watchConnectivity(store, async () => {});
  renderButton();
  await logOut.click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('You’re online again. You can log out.')).toBeVisible();
  expect(isSignedIn()).toBe(true);
});

it('Nobody is signed out while the outbox cannot be read', async () => {
  await checkIn();
  renderButton();
  const reading = vi.spyOn(sharedDatabase, 'read').mockRejectedValue(new StorageUnavailable('failed'));
  onTestFinished(() => reading.mockRestore());
  await logOut.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This device couldn’t sign you out. Try again.');
  expect(isSignedIn()).toBe(true);
  reading.mockRestore();
  expect(await listEntries('anna')).toHaveLength(1);
});

it('A question whose reason is gone says so', async () => {
  const key = await checkIn();
  renderButton();
  await logOut.click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await applyResults([{ key, verdict: 'done', rev: 1, answer: null }]);
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(page.getByText('Everything is sent now. You can log out.')).toBeVisible();
  expect(isSignedIn()).toBe(true);
  await logOut.click();
  await expect.poll(isSignedIn).toBe(false);
});
