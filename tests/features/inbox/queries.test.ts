import { environmentManager, focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inboxQueries } from '../../../src/features/inbox/queries.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { RequestError } from '../../../src/platform/request-error.ts';
import { installFakeBrowser } from '../../support/fake-browser-globals.ts';

let page: ReturnType<typeof installFakeBrowser>;
beforeEach(() => {
  page = installFakeBrowser();
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
  focusManager.setFocused(true);
  onlineManager.setOnline(true);
});
afterEach(() => {
  vi.useRealTimers();
});

const setOnline = (online: boolean) => {
  page.setOnline(online);
  onlineManager.setOnline(online);
};
const seconds = (s: number) => vi.advanceTimersByTimeAsync(s * 1000);

/** The badge on the screen: something looks at the number all the while. */
function observeCount(isAuth = true) {
  const fetchCount = vi.fn(async (): Promise<unknown> => 3);
  const client = createQueryClient(fetchCount);
  client.mount();
  const observer = new QueryObserver(client, inboxQueries.unreadCount(isAuth));
  const end = observer.subscribe(() => {});
  /** As when the header is rendered again. */
  const render = () => observer.setOptions(inboxQueries.unreadCount(isAuth));
  const finish = () => {
    end();
    client.unmount();
    client.clear();
  };
  return { fetchCount, render, finish };
}

describe('the number of unread messages', () => {
  it('is loaded every 5 s', async () => {
    const { fetchCount, finish } = observeCount();
    await seconds(0);
    expect(fetchCount).toHaveBeenCalledTimes(1);
    await seconds(20);
    expect(fetchCount).toHaveBeenCalledTimes(5);
    finish();
  });

  it('is loaded again after a failed poll', async () => {
    const { fetchCount, finish } = observeCount();
    await seconds(0);
    fetchCount.mockRejectedValue(new RequestError('no-answer', 'Nothing'));
    await seconds(20);
    expect(fetchCount).toHaveBeenCalledTimes(5);
    finish();
  });

  it('is never loaded for signed-out visitors', async () => {
    const { fetchCount, finish } = observeCount(false);
    await seconds(30);
    expect(fetchCount).not.toHaveBeenCalled();
    finish();
  });

  it('is not loaded while the page is hidden, and at once when it is visible again', async () => {
    const { fetchCount, finish } = observeCount();
    await seconds(0);
    focusManager.setFocused(false);
    await seconds(3_600);
    expect(fetchCount).toHaveBeenCalledTimes(1);
    focusManager.setFocused(true);
    await seconds(0);
    expect(fetchCount).toHaveBeenCalledTimes(2);
    finish();
  });

  it('is loaded at once when the page was hidden for a moment', async () => {
    const { fetchCount, finish } = observeCount();
    await seconds(4);
    focusManager.setFocused(false);
    await seconds(3);
    expect(fetchCount).toHaveBeenCalledTimes(1);
    focusManager.setFocused(true);
    await seconds(0);
    expect(fetchCount).toHaveBeenCalledTimes(2);
    finish();
  });

  it('is loaded at once, and every 5 s again, when the browser was offline for a moment', async () => {
    const { fetchCount, render, finish } = observeCount();
    await seconds(0);
    setOnline(false);
    render();
    await seconds(8);
    expect(fetchCount).toHaveBeenCalledTimes(1);
    setOnline(true);
    await seconds(0);
    expect(fetchCount).toHaveBeenCalledTimes(2);
    await seconds(10);
    expect(fetchCount).toHaveBeenCalledTimes(4);
    finish();
  });

  it('is not loaded while the browser is offline, and at once when it is back', async () => {
    const { fetchCount, finish } = observeCount();
    await seconds(6);
    fetchCount.mockRejectedValue(new RequestError('no-answer', 'Nothing'));
    setOnline(false);
    await seconds(60);
    const before = fetchCount.mock.calls.length;
    await seconds(3_600);
    expect(fetchCount.mock.calls.length).toBe(before);
    expect(before).toBeLessThanOrEqual(3);
    fetchCount.mockResolvedValue(4);
    setOnline(true);
    await seconds(0);
    expect(fetchCount.mock.calls.length).toBe(before + 1);
    await seconds(10);
    expect(fetchCount.mock.calls.length).toBe(before + 3);
    finish();
  });

  it('is not loaded when a hidden page is online again, and at once when it is visible', async () => {
    const { fetchCount, finish } = observeCount();
    await seconds(0);
    page.setHidden(true);
    focusManager.setFocused(false);
    setOnline(false);
    await seconds(60);
    setOnline(true);
    await seconds(60);
    expect(fetchCount).toHaveBeenCalledTimes(1);
    page.setHidden(false);
    focusManager.setFocused(true);
    await seconds(0);
    expect(fetchCount).toHaveBeenCalledTimes(2);
    finish();
  });
});
