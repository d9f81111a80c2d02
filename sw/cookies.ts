import type { CookieJar } from '../src/sync/tokens.ts';

/** Only what is used of the Cookie Store API, which TypeScript's worker library leaves out. */
type CookieStore = {
  getAll(): Promise<{ name: string; value: string }[]>;
  set(cookie: { name: string; value: string; path: string; sameSite: 'lax'; expires: number }): Promise<void>;
  delete(cookie: { name: string; path: string }): Promise<void>;
};

const LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

/** The worker's cookies. Browsers with Background Sync have the Cookie Store; without it there are none. */
export function workerCookies(worker: ServiceWorkerGlobalScope): CookieJar {
  const store = (worker as unknown as { cookieStore?: CookieStore }).cookieStore;
  return {
    read: async () => new Map((await store?.getAll())?.map(({ name, value }) => [name, value])),
    write: async (name, value) =>
      store?.set({ name, value, path: '/', sameSite: 'lax', expires: Date.now() + LIFETIME_MS }),
    remove: async (name) => store?.delete({ name, path: '/' }),
  };
}
