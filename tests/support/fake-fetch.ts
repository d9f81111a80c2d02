import { vi } from 'vitest';
import { decodeClaims } from '../../src/sync/tokens.ts';
import type { TestServer } from './test-server.ts';

export type RecordedRequest = { path: string; url: URL; headers: Headers; init: RequestInit };
type Answer = (asked: RecordedRequest) => Response | Promise<Response>;

/** Between a page and whatever answers it: remembers each request, and can be told to answer otherwise. */
export type FakeFetch = {
  requests: RecordedRequest[];
  /** The paths asked for, in order. */
  requestedPaths: () => string[];
  respond: Answer;
};

export function installFakeFetch(answer: Answer): FakeFetch {
  const network: FakeFetch = {
    requests: [],
    requestedPaths: () => network.requests.map(({ path }) => path),
    respond: answer,
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, location.origin);
    const asked = { path: url.pathname, url, headers: new Headers(init.headers), init };
    network.requests.push(asked);
    const { signal } = init;
    const aborted = new Promise<never>((_, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([aborted, network.respond(asked)]);
  });
  return network;
}

/** The server in this very process answers. It believes what the page's tokens say of themselves. */
export function respondFromServer(server: TestServer): Answer {
  server.pool.verify = async (token) => {
    const sub = decodeClaims(token)?.sub;
    if (typeof sub !== 'string') return null;
    return { sub, originJti: `sign-in-of-${sub}`, expiresAt: Number(decodeClaims(token)?.exp) };
  };
  server.pool.fetchAttributes = async (token) => {
    const sub = String(decodeClaims(token)?.sub);
    return { sub, email: `${sub}@example.com`, displayName: `Name of ${sub}` };
  };
  return async ({ url, init }) => server.app.request(url.pathname + url.search, init);
}

export const failFetch: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
