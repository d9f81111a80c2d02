import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refusalMessages } from '../../../src/domain/delivery/refusal-messages.ts';
import { FirstSteps } from '../../../src/features/family/first-steps.tsx';
import { startOutbox } from '../../../src/platform/outbox-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { applyResults } from '../../../src/sync/apply-results.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { listEntries } from '../../../src/sync/outbox.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

// The outbox is started once for a page.
const store = createStore();

/** Saves the form of a visitor of her own, who must log in to send it. Resolves with the key of what was saved. */
async function save() {
  const sub = `mei-${crypto.randomUUID()}`;
  await writeIdentity({ sub, displayName: 'Mei', signedInAt: 1 });
  store.set(sessionAtom, {
    ...signedOutSession,
    isAuth: true,
    isUserReady: true,
    sub,
    mustSignInToSend: true,
  });
  startOutbox(store);
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => null } } });
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <AlertProvider>
          <FirstSteps onDone={() => {}} />
        </AlertProvider>
      </Provider>
    </QueryClientProvider>,
  );
  await page.getByLabelText('We’re expecting').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved on this device')).toBeVisible();
  const [entry] = await listEntries(sub);
  return entry?.action.key ?? '';
}

it('The message "Saved on this device" has the focus', async () => {
  await save();
  // Until then the focus is on the whole page, which has these words, too.
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toMatch(/Saved on this device/);
});

it('What waited says so once it has been sent', async () => {
  const key = await save();
  await applyResults([{ key, verdict: 'done', rev: 1, answer: null }]);
  await expect.element(page.getByRole('heading', { name: 'Saved', exact: true })).toBeVisible();
  expect(page.getByText('Saved on this device').elements()).toEqual([]);
});

it('What was refused gives the reason, and waits again after another try', async () => {
  const key = await save();
  await applyResults([{ key, verdict: 'refused', rev: 1, reason: 'too-many' }]);
  await expect.element(page.getByText(refusalMessages['too-many'])).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Saved on this device')).toBeVisible();
});
