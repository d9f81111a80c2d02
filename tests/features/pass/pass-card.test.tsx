import { createStore, Provider } from 'jotai';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PassCard } from '../../../src/features/pass/pass-card.tsx';
import { isOnlineAtom, reportReachable, watchConnectivity } from '../../../src/platform/connectivity.ts';
import { sessionAtom } from '../../../src/platform/session/session-state.ts';
import { render } from '../../support/render.tsx';

/** Renders the card for a visitor whose phone has neither time nor key, and returns the store. */
function renderCard(onRetry = async () => {}) {
  const store = createStore();
  store.set(sessionAtom, { ...store.get(sessionAtom), isAuth: true, isUserReady: true, sub: 'mei' });
  render(
    <Provider store={store}>
      <PassCard keyVersion={0} onRetry={onRetry} />
    </Provider>,
  );
  return store;
}

const cardHeight = () => page.getByRole('region', { name: 'My QR pass' }).element().clientHeight;

it('A phone that never had the right time is told to go online only while it has no network', async () => {
  watchConnectivity(renderCard(), async () => {});
  const advice = page.getByText(/^Go online once so this device gets the right time/);
  await expect.element(page.getByText('Generating QR Code')).toBeVisible();
  const network = vi.spyOn(navigator, 'onLine', 'get');
  for (const isOnline of [false, true]) {
    network.mockReturnValue(isOnline);
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    if (isOnline) await expect.element(advice).not.toBeInTheDocument();
    else await expect.element(advice).toBeVisible();
  }
  network.mockRestore();
});

it('With signal, a time that does not come is explained after a while, and no sooner', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  renderCard();
  const reason = page.getByText(/^This is taking longer than usual/);
  await expect.element(page.getByText('Generating QR Code')).toBeVisible();
  vi.advanceTimersByTime(4_900);
  await expect.element(reason).not.toBeInTheDocument();
  const heightBefore = cardHeight();
  vi.advanceTimersByTime(100);
  await expect.element(reason).toBeVisible();
  // The rows of the menu below stay where they are.
  expect(cardHeight()).toBe(heightBefore);
});

it('With a network but no server, a code that does not come is explained without “Go online”, and can be asked for', async () => {
  const store = renderCard();
  watchConnectivity(store, async () => reportReachable(false));
  reportReachable(false);
  await expect.element(page.getByText(/^This is taking longer than usual/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(store.get(isOnlineAtom)).toBe(false);
  reportReachable(true);
});

it('A code that does not come can be asked for at once, in the room of what comes below the code', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no answer'));
  onTestFinished(() => asked.mockRestore());
  let answer = () => {};
  const onRetry = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  renderCard(onRetry);
  const retry = page.getByText('Try again');
  await expect.element(page.getByText('Generating QR Code')).toBeVisible();
  await expect.element(retry).not.toBeVisible();
  expect(retry.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(retry.element().previousElementSibling?.getBoundingClientRect().height).toBeGreaterThan(16);
  vi.advanceTimersByTime(5_000);
  await retry.click();
  // A second tap does not begin anew.
  await page.getByRole('button', { name: 'Trying' }).click({ force: true });
  expect(onRetry).toHaveBeenCalledOnce();
  expect(asked).toHaveBeenCalled();
  answer();
  await expect.element(retry).toBeVisible();
});
