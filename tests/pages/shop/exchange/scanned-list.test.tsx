import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ExpoList } from '../../../../src/domain/expo/expo.ts';
import { ScannedList } from '../../../../src/pages/shop/exchange/scanned-list.tsx';
import { createQueryClient } from '../../../../src/platform/query-client.ts';
import { sessionAtom, signedOutSession } from '../../../../src/platform/session/session-state.ts';
import { AlertProvider } from '../../../../src/ui/alert.tsx';
import { render } from '../../../support/render.tsx';

const spring = { id: 'expo-1', slug: 'spring', name: 'Spring Fair' };
const expos = (...upcoming: object[]) => ({ upcoming, past: [] }) as unknown as ExpoList;

it('A list whose expo this phone does not know has a way on: ask again, or scan another one', async () => {
  const answer = vi.fn<() => Promise<ExpoList>>().mockRejectedValue(new Error('Lost'));
  const client = createQueryClient(answer);
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  onTestFinished(() => client.clear());
  const store = createStore();
  store.set(sessionAtom, { ...signedOutSession, isUserReady: true });
  const onScanAgain = vi.fn();
  render(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <AlertProvider>
          <ScannedList
            list={{ expoId: spring.id, items: [] }}
            onDone={() => {}}
            onCancel={() => {}}
            onScanAgain={onScanAgain}
          />
        </AlertProvider>
      </QueryClientProvider>
    </Provider>,
  );
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  const unknown = page.getByText('This list is for an expo that isn’t on our list.', { exact: false });
  // What could not be loaded is not called unknown.
  await expect.element(page.getByRole('heading', { name: 'The expos didn’t load' })).toBeVisible();
  expect(unknown.query()).toBeNull();
  answer.mockResolvedValue(expos());
  await tryAgain.click();
  await expect.element(unknown).toBeVisible();
  await page.getByRole('button', { name: 'Scan another list' }).click();
  expect(onScanAgain).toHaveBeenCalledOnce();
  // An expo that was announced a moment ago.
  answer.mockResolvedValue(expos(spring));
  await tryAgain.click();
  await expect
    .element(page.getByRole('heading', { name: 'The other phone’s list for Spring Fair' }))
    .toBeVisible();
});
