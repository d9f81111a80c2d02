import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FirstSteps } from '../../../src/features/family/first-steps.tsx';
import { startOutbox } from '../../../src/platform/outbox-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

it('The message "Saved on this device" has the focus', async () => {
  const sub = `mei-${crypto.randomUUID()}`;
  await writeIdentity({ sub, displayName: 'Mei', signedInAt: 1 });
  const store = createStore();
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
  // Until then the focus is on the whole page, which has these words, too.
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toMatch(/Saved on this device/);
});
