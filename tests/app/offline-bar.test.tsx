import { createStore, Provider } from 'jotai';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { OfflineBar } from '../../src/app/offline-bar.tsx';
import { watchConnectivity } from '../../src/platform/connectivity.ts';
import { render } from '../support/render.tsx';

it('That the phone is offline is read once, with what still works', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => {
    onLine.mockRestore();
    dispatchEvent(new Event('online'));
  });
  const store = createStore();
  watchConnectivity(store, async () => {});
  render(
    <Provider store={store}>
      <OfflineBar />
    </Provider>,
  );
  const bar = page.getByRole('status');
  await expect.element(bar).toHaveTextContent('You’re offline.');
  expect([...bar.element().children].map((part) => part.ariaHidden)).toEqual(['true']);
  await expect.element(bar).toHaveTextContent('You’re offline. Saved pages still open.');
  expect(bar.element().lastElementChild?.ariaHidden).toBeNull();
});
