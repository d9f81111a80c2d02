import { createStore, Provider } from 'jotai';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { OutboxGroups } from '../../../src/features/outbox/outbox-groups.tsx';
import { startOutbox } from '../../../src/platform/outbox-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { sharedDatabase } from '../../../src/sync/database.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { StorageUnavailable } from '../../../src/sync/storage-unavailable.ts';
import { render } from '../../support/render.tsx';

const sub = `anna-${crypto.randomUUID()}`;
const allSent = page.getByText('Everything’s been sent');

it('The outbox says that everything is sent only once it was read', async () => {
  await writeIdentity({ sub, displayName: 'Anna', signedInAt: 1 });
  const store = createStore();
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub });
  render(
    <Provider store={store}>
      <OutboxGroups describeAction={() => ({ title: 'Check-in', subject: undefined })} />
    </Provider>,
  );
  await expect.element(page.getByText('Loading the outbox')).toBeInTheDocument();
  expect(allSent.query()).toBeNull();

  const reading = vi.spyOn(sharedDatabase, 'read').mockRejectedValue(new StorageUnavailable('blocked'));
  startOutbox(store);
  await expect.element(page.getByText('We can’t read your outbox')).toBeVisible();
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  const attempts = reading.mock.calls.length;
  await tryAgain.click();
  await expect.poll(() => reading.mock.calls.length).toBeGreaterThan(attempts);
  await expect.element(tryAgain).toBeVisible();
  expect(allSent.query()).toBeNull();

  reading.mockRestore();
  await tryAgain.click();
  await expect.element(allSent).toBeVisible();
});
