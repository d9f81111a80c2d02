import { vi } from 'vitest';
import { decodeClaims } from '../../src/sync/tokens.ts';
import type { TestServer } from './server.ts';

export type Asked = { path: string; url: URL; headers: Headers; init: RequestInit };
type Answer = (asked: Asked) => Response | Promise<Response>;

/** Between a page and whatever answers it: remembers each request, and can be told to answer otherwise. */
export type PageNetwork = {
  asked: Asked[];
  /** The paths asked for, in order. */
  paths: () => string[];
  answer: Answer;
};

export function connectPage(answer: Answer): PageNetwork {
  const network: PageNetwork = { asked: [], paths: () => network.asked.map(({ path }) => path), answer };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, location.origin);
    const asked = { path: url.pathname, url, headers: new Headers(init.headers), init };
    network.asked.push(asked);
    const { signal } = init;
    const aborted = new Promise<never>((_, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([aborted, network.answer(asked)]);
  });
  return network;
}

/** The server in this very process answers. It believes what the page's tokens say of themselves. */
export function answerBy(server: TestServer): Answer {
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

export const noNetwork: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
