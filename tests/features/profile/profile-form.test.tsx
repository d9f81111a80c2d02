// @sample

import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ProfileForm } from '../../../src/features/profile/profile-form.tsx';
import { startOutbox } from '../../../src/platform/outbox-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { listEntries } from '../../../src/sync/outbox.ts';
import { AlertProvider, alertAtom } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

// The outbox is started once for a page.
const store = createStore();

/** The form of a visitor of her own: all files of a browser share its database. */
async function openForm() {
  const sub = `mei-${crypto.randomUUID()}`;
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub });
  await writeIdentity({ sub, displayName: 'Mei', signedInAt: 1 });
  startOutbox(store);
  const profile = {
    id: '1',
    email: 'mei@example.com',
    cognitoSub: sub,
    displayName: 'Mei',
    fullName: 'Tan Mei Ling',
    profileVerificationStatus: 'unverified',
    phone: '',
    language: '',
    avatar: '',
    isPending: false,
  };
  const formOf = (more: Partial<typeof profile>) => (
    <Provider store={store}>
      <AlertProvider>
        <ProfileForm profile={{ ...profile, ...more }} />
      </AlertProvider>
    </Provider>
  );
  const { rerender } = render(formOf({}));
  return {
    rerender: (more: Partial<typeof profile>) => rerender(formOf(more)),
    inputs: async () => (await listEntries(sub)).map(({ action }) => action.input),
  };
}

it('Saving says which fields the visitor changed, not those that are shown as they were', async () => {
  const form = await openForm();
  await page.getByLabelText('Display name').fill('Kak Mei');
  form.rerender({ fullName: 'Tan Mei' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(form.inputs).toMatchObject([{ displayName: 'Kak Mei', changed: ['displayName'] }]);
});

it('A verified visitor is told what another full name means, and nobody else is', async () => {
  const form = await openForm();
  const hint = page.getByText('If you change it, you’re no longer verified.');
  expect(hint.elements()).toEqual([]);
  form.rerender({ profileVerificationStatus: 'verified' });
  await expect.element(hint).toBeVisible();
});

it.each([
  [false, 'Saved'],
  [true, 'Saved on this device'],
])('Saving says where it is saved (waits for a login: %s)', async (mustSignInToSend, expected) => {
  await openForm();
  store.set(sessionAtom, { ...store.get(sessionAtom), mustSignInToSend });
  await page.getByLabelText('Display name').fill('Kak Mei');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => store.get(alertAtom)?.message).toBe(expected);
});
