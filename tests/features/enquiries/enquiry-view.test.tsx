import { createStore, Provider } from 'jotai';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { EnquiryView } from '../../../src/features/enquiries/enquiry-view.tsx';
import { openEntriesAtom, startOutbox } from '../../../src/platform/outbox-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { applyResults } from '../../../src/sync/apply-results.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

const store = createStore();
beforeAll(() => {
  store.set(sessionAtom, { ...signedOutSession, isUserReady: true });
  startOutbox(store);
});

const sender = {
  sub: null,
  isReady: true,
  name: 'Anna Lim',
  email: 'anna@example.com',
  phone: '+60123456789',
};
const open = () =>
  render(
    <Provider store={store}>
      <AlertProvider>
        <EnquiryView kind="online-service" sender={sender} choices={{ expos: [], categories: [] }} />
      </AlertProvider>
    </Provider>,
  );
const status = (name: string) => page.getByRole('heading', { name });
const field = page.getByRole('textbox', { name: 'Message' });

/** Sends a message, and has the server refuse it. */
async function beRefused() {
  await field.fill('The app shows no pass.');
  await page.getByRole('combobox').selectOptions('app');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(status('On its way')).toHaveFocus();
  const entry = store.get(openEntriesAtom).find(({ state }) => state === 'waiting');
  await applyResults([{ key: entry?.action.key ?? '', verdict: 'refused', rev: 1, reason: 'too-many' }]);
  await expect.element(status('This message wasn’t sent')).toBeVisible();
}

it('After a message the form for another one has the focus on its first field', async () => {
  open();
  await beRefused();
  await page.getByRole('button', { name: 'Edit message' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
});

it('A refused message that is sent again is on its way, and its status has the focus', async () => {
  open();
  await beRefused();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.element(status('On its way')).toHaveFocus();
  await expect.element(page.getByText('Your reference is')).toBeVisible();
});

it('The form leads to the privacy policy before it is sent', async () => {
  open();
  const link = page.getByRole('link', { name: 'Privacy Policy' });
  await expect.element(link).toHaveAttribute('href', '/privacy-policy');
});
