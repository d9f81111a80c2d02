import { createStore, Provider } from 'jotai';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../../src/domain/routing/paths.ts';
import { ChatPanel } from '../../../src/features/chat/chat-panel.tsx';
import { watchConnectivity } from '../../../src/platform/connectivity.ts';
import { render } from '../../support/render.tsx';

it('Without signal the chat leads to the form, even from the page of the form, and closes', async () => {
  const store = createStore();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  watchConnectivity(store, async () => {});
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  history.replaceState(null, '', paths.getInTouchOnlineService);
  const onClose = vi.fn();
  render(
    <Provider store={store}>
      <ChatPanel address="about:blank" isOpen visitor={null} onClose={onClose} />
    </Provider>,
  );
  await page.getByRole('link', { name: 'Write to us instead' }).click();
  expect(onClose).toHaveBeenCalledOnce();
  expect(location.pathname).toBe(paths.getInTouchOnlineService);
});
