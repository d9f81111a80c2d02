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
function badge(isAuth = true) {
  const read = vi.fn(async (): Promise<unknown> => 3);
  const client = createQueryClient(read);
  client.mount();
  const end = new QueryObserver(client, inboxQueries.unreadCount(isAuth)).subscribe(() => {});
  const finish = () => {
    end();
    client.unmount();
    client.clear();
  };
  return { read, finish };
}

describe('the number of unread messages', () => {
  it('is asked for every 5 s', async () => {
    const { read, finish } = badge();
    await seconds(0);
    expect(read).toHaveBeenCalledTimes(1);
    await seconds(20);
    expect(read).toHaveBeenCalledTimes(5);
    finish();
  });

  it('is asked for also after a poll that failed', async () => {
    const { read, finish } = badge();
    await seconds(0);
    read.mockRejectedValue(new RequestError('no-answer', 'Nothing'));
    await seconds(20);
    expect(read).toHaveBeenCalledTimes(5);
    finish();
  });

  it('is never asked for by a visitor who is not signed in', async () => {
    const { read, finish } = badge(false);
    await seconds(30);
    expect(read).not.toHaveBeenCalled();
    finish();
  });

  it('is not asked for while the page is hidden, and at once on return', async () => {
    const { read, finish } = badge();
    await seconds(0);
    focusManager.setFocused(false);
    await seconds(3_600);
    expect(read).toHaveBeenCalledTimes(1);
    focusManager.setFocused(true);
    await seconds(0);
    expect(read).toHaveBeenCalledTimes(2);
    finish();
  });

  it('is not asked for while the browser itself is offline, and at once on return', async () => {
    const { read, finish } = badge();
    await seconds(6);
    read.mockRejectedValue(new RequestError('no-answer', 'Nothing'));
    setOnline(false);
    await seconds(60);
    const before = read.mock.calls.length;
    await seconds(3_600);
    expect(read.mock.calls.length).toBe(before);
    expect(before).toBeLessThanOrEqual(3);
    read.mockResolvedValue(4);
    setOnline(true);
    await seconds(0);
    expect(read.mock.calls.length).toBe(before + 1);
    await seconds(10);
    expect(read.mock.calls.length).toBe(before + 3);
    finish();
  });
});
