import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { Talk } from '../../src/domain/expo/expo.ts';
import { agendaQueries } from '../../src/features/agenda/queries.ts';
import SaveTalkToggle from '../../src/features/agenda/save-talk-toggle.tsx';
import { wishlistQueries } from '../../src/features/wishlist/queries.ts';
import WishlistToggle from '../../src/features/wishlist/wishlist-toggle.tsx';
import { browserOnlineAtom } from '../../src/platform/connectivity.ts';
import { startOutbox } from '../../src/platform/outbox-client.ts';
import { createQueryClient } from '../../src/platform/query-client.ts';
import { sessionAtom, signedOutSession } from '../../src/platform/session/session-state.ts';
import { writeIdentity } from '../../src/sync/identity-store.ts';
import { AlertProvider, alertAtom } from '../../src/ui/alert.tsx';
import { render } from '../support/render.tsx';

const talk = {
  id: 't',
  date: '2026-12-04',
  startTime: '10:00',
  endTime: '11:00',
  title: 'Sleep',
  place: 'Stage',
};
const isNothing = () => {};

// The outbox is started once for a page.
const store = createStore();
const said = () => store.get(alertAtom)?.message;

/** The buttons of a visitor with nothing saved. */
beforeEach(async () => {
  const sub = `anna-${crypto.randomUUID()}`;
  await writeIdentity({ sub, displayName: 'Anna', signedInAt: 1 });
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub });
  store.set(alertAtom, null);
  startOutbox(store);
  const client = createQueryClient(() => new Promise(isNothing));
  onTestFinished(() => client.clear());
  client.setQueryData(wishlistQueries.list(true).queryKey, []);
  client.setQueryData(agendaQueries.list(true).queryKey, []);
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <AlertProvider>
          <WishlistToggle slug={`bottle-${sub}`} name="Bottle" />
          <SaveTalkToggle expoId={sub} item={talk as Talk} isOver={false} />
        </AlertProvider>
      </Provider>
    </QueryClientProvider>,
  );
});
const heart = page.getByRole('button', { name: 'Wishlist: Bottle' });
const save = page.getByRole('button', { name: 'Save Sleep' });

it('Without signal, the heart says that the wish is saved on this device, and that it is off again', async () => {
  store.set(browserOnlineAtom, false);
  await heart.click();
  await expect.poll(said).toBe('On your wishlist, saved on this device');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect.poll(said).toBe('Off your wishlist, saved on this device');
});

it('Without signal, “save” says that the talk is saved on this device, and that it is off again', async () => {
  store.set(browserOnlineAtom, false);
  await save.click();
  await expect.poll(said).toBe('On your agenda, saved on this device');
  await expect.element(save).toHaveAttribute('aria-pressed', 'true');
  await save.click();
  await expect.poll(said).toBe('Off your agenda, saved on this device');
});

it('With signal, a talk says nothing, and a wish not where it is saved', async () => {
  store.set(browserOnlineAtom, true);
  await save.click();
  await expect.element(save).toHaveAttribute('aria-pressed', 'true');
  expect(said()).toBeUndefined();
  await heart.click();
  await expect.poll(said).toBe('On your wishlist');
});
