import { createStore, Provider } from 'jotai';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rememberFileNames } from '../../../src/features/enquiries/enquiry-draft.ts';
import { EnquiryView } from '../../../src/features/enquiries/enquiry-view.tsx';
import { writeDraft } from '../../../src/platform/drafts.ts';
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

it('A file that was chosen before it was known who is here need not be added again', async () => {
  store.set(sessionAtom, { ...signedOutSession, isUserReady: false });
  open();
  await userEvent.upload(page.getByLabelText('Add a file'), new File(['x'], 'shoe.png'));
  await expect.element(page.getByText('shoe.png', { exact: true })).toBeVisible();
  writeDraft('enquiry.online-service', null, { message: ['The app shows no pass.'] });
  store.set(sessionAtom, signedOutSession);
  await expect.element(field).toHaveValue('The app shows no pass.');
  await expect.element(page.getByText('Files aren’t kept')).not.toBeInTheDocument();
});

it('A file that has to be added again is still asked for after another one was refused', async () => {
  rememberFileNames('online-service', null, [new File(['x'], 'shoe.png')]);
  open();
  await expect.element(page.getByText('Add shoe.png again.')).toBeVisible();
  await userEvent.upload(page.getByLabelText('Add a file'), new File([''], 'empty.png'));
  await expect.element(page.getByText('“empty.png” is empty')).toBeVisible();
  await expect.element(page.getByText('Add shoe.png again.')).toBeVisible();
});
