import { vi } from 'vitest';
import { decodeClaims } from '../../src/sync/tokens.ts';
import type { TestServer } from './test-server.ts';

export type RecordedRequest = { path: string; url: URL; headers: Headers; init: RequestInit };
type Respond = (request: RecordedRequest) => Response | Promise<Response>;

/** A fake `fetch` that records each request. `respond` can be replaced at any time. */
export type FakeFetch = {
  requests: RecordedRequest[];
  /** The paths of all requests, in order. */
  requestedPaths: () => string[];
  respond: Respond;
};

export function installFakeFetch(respond: Respond): FakeFetch {
  const network: FakeFetch = {
    requests: [],
    requestedPaths: () => network.requests.map(({ path }) => path),
    respond,
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, location.origin);
    const request = { path: url.pathname, url, headers: new Headers(init.headers), init };
    network.requests.push(request);
    const { signal } = init;
    const aborted = new Promise<never>((_, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([aborted, network.respond(request)]);
  });
  return network;
}

/** Responds with the server in this process, which accepts the claims of unsigned tokens. */
export function respondFromServer(server: TestServer): Respond {
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

export const failFetch: Respond = () => Promise.reject(new TypeError('Failed to fetch'));
