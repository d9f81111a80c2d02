import { afterEach, expect, test, vi } from 'vitest';
import { limitRequests } from '../../../src/platform/session/limit-requests.ts';

const POOL = 'https://pool.test/idp/';
afterEach(() => vi.unstubAllGlobals());

test('Requests to the user pool end after 8 s and follow no redirect; all others are as they were', async () => {
  const sent: [string, RequestInit | undefined][] = [];
  vi.stubGlobal('fetch', async (address: unknown, init?: RequestInit) => {
    sent.push([String(address), init]);
    return new Response();
  });
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  limitRequests(POOL);
  await fetch(new URL(POOL), { method: 'POST', credentials: 'same-origin' });
  await fetch('https://elsewhere.test/', { method: 'POST' });
  expect(timeout.mock.calls).toEqual([[8_000]]);
  expect(sent).toEqual([
    [
      POOL,
      { method: 'POST', credentials: 'omit', redirect: 'error', signal: timeout.mock.results[0]?.value },
    ],
    ['https://elsewhere.test/', { method: 'POST' }],
  ]);
});
