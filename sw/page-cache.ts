import { BUILD_HEADER } from '../src/domain/delivery/public-headers.ts';
import { isContentParam } from '../src/domain/routing/content-params.ts';
import { isIndexable } from '../src/domain/routing/indexable.ts';
import { dayAt } from '../src/domain/time/expo-time.ts';
import { REQUEST_TIMEOUT_MS } from '../src/sync/classify-response.ts';
import { CACHE_PREFIX } from '../src/sync/storage-keys.ts';
import { sha256 } from './sha256.ts';

export const PAGES_CACHE = `${CACHE_PREFIX}pages`;
const MAX_PAGES = 30;
const MAX_BYTES = 2_000_000;
const REFRESH_AFTER_MS = 60 * 60 * 1000;

type Deps = {
  /** The build of this worker: HTML of another build names other files. The server's `x-build` begins with its own. */
  build: string;
  caches: Pick<CacheStorage, 'open'>;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  now?: () => number;
};

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Public pages as the server last rendered them, the same for everyone, so that a launch shows content at once. Only
 * what is proven to come from our server is stored: its digest must match, and its build must be this worker's.
 */
export function createPageCache({ build, caches, fetch, now = Date.now }: Deps) {
  const open = () => caches.open(PAGES_CACHE);

  async function find(key: string): Promise<Response | null> {
    const stored = await (await open()).match(key);
    return stored && isOfBuild(stored) ? stored : null;
  }

  const isOfBuild = (page: Response) => versionOf(page)?.split('.')[0] === build;

  const isFromToday = (page: Response) => dayAt(storedAtMs(page)) === dayAt(now());

  /** Stores what the server renders now. Anything that is not a rendered page of this build is ignored. */
  async function refresh(url: URL): Promise<void> {
    const key = keyOf(url);
    if (key === null) return;
    const stored = await find(key);
    const etag = stored?.headers.get('etag');
    // The page that the visitor sees during the installation is in the browser's own cache, and need not be sent again.
    const isStored = await ask(key, stored, { etag, cache: etag ? 'no-store' : 'no-cache' });
    if (!isStored && !etag) await ask(key, null, { cache: 'no-store' });
  }

  /** Returns false if the response is not as our server rendered it. */
  async function ask(
    key: string,
    stored: Response | null,
    { etag, cache }: { etag?: string | null | undefined; cache: RequestCache },
  ): Promise<boolean> {
    const response = await fetch(key, {
      headers: { accept: 'text/html', ...(etag && { 'if-none-match': etag }) },
      cache,
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    }).catch(() => null);
    if (!response) return true;
    if (!isOfBuild(response)) await response.body?.cancel().catch(() => {});
    else if (response.status === 304 && stored) await put(key, stored, response.headers);
    else if (await isIntactPage(response)) await put(key, response, response.headers);
    else return !response.ok;
    return true;
  }

  /** Stores a page with the date and version of the response that confirmed it. */
  async function put(key: string, page: Response, confirmed: Headers): Promise<void> {
    const headers = new Headers(page.headers);
    headers.set('date', confirmed.get('date') ?? new Date(now()).toUTCString());
    headers.set(BUILD_HEADER, confirmed.get(BUILD_HEADER) ?? build);
    const cache = await open();
    await cache.delete(key);
    await cache.put(key, new Response(await page.clone().arrayBuffer(), { headers }));
    // Policy or content changed: what was rendered before must not be shown again.
    await deleteWhere((other) => versionOf(other) !== headers.get(BUILD_HEADER));
    await deleteSurplus(cache);
  }

  async function deleteWhere(isOutdated: (page: Response) => boolean | Promise<boolean>): Promise<void> {
    const cache = await open();
    for (const request of await cache.keys()) {
      const page = await cache.match(request);
      if (!page || (await isOutdated(page))) await cache.delete(request);
    }
  }

  return {
    refresh,

    /**
     * The stored page for a navigation, with the time it was stored in a `meta` element, or null: none is stored, it is
     * from another day (what is on today has changed), or the address is not public content.
     */
    async respond(url: URL, toBody: (html: string) => BodyInit): Promise<Response | null> {
      const key = keyOf(url);
      const stored = key === null ? null : await find(key);
      if (!stored || !isFromToday(stored)) return null;
      const html = await stored.clone().text();
      const meta = `<meta name="stored-at" content="${storedAtMs(stored)}">`;
      return new Response(toBody(html.replace('<head>', `<head>${meta}`)), { headers: stored.headers });
    },

    /** Refreshes a page that was just shown, if it is missing, from another day, an hour old, or from the future. */
    async refreshIfOld(url: URL): Promise<void> {
      const key = keyOf(url);
      const stored = key === null ? null : await find(key);
      const ageMs = stored ? now() - storedAtMs(stored) : -1;
      if (stored && isFromToday(stored) && ageMs >= 0 && ageMs < REFRESH_AFTER_MS) return;
      await refresh(url);
    },

    /** Deletes pages of other builds. */
    deleteOutdated: () => deleteWhere((page) => !isOfBuild(page)),

    /** Deletes pages that are not as they were stored. */
    deleteDamaged: () => deleteWhere(async (page) => !(await isIntactPage(page))),
  };
}

/** Tells the build, the policy and the content that a page was rendered with from all others. */
const versionOf = (page: Response) => page.headers.get(BUILD_HEADER);
const storedAtMs = (page: Response) => Date.parse(page.headers.get('date') ?? '') || 0;

/** Path and content parameters; null for an address whose page is not the same for everyone. */
function keyOf({ pathname, searchParams }: URL): string | null {
  if (!isIndexable(pathname)) return null;
  const params = [...searchParams].sort();
  if (params.some(([name]) => !isContentParam(name))) return null;
  return params.length > 0 ? `${pathname}?${new URLSearchParams(params)}` : pathname;
}

async function isIntactPage(response: Response): Promise<boolean> {
  const { status, redirected, headers } = response;
  if (status !== 200 || redirected || !/^text\/html/.test(headers.get('content-type') ?? '')) return false;
  const body = await response
    .clone()
    .arrayBuffer()
    .catch(() => null);
  return body !== null && (await sha256(body)) === headers.get('x-digest');
}

/** The oldest go, beyond a number of pages and of bytes. */
async function deleteSurplus(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  const sizes = await Promise.all(
    keys.map(async (key) => (await (await cache.match(key))?.arrayBuffer())?.byteLength ?? 0),
  );
  let bytes = sizes.reduce((sum, size) => sum + size, 0);
  for (let i = 0; i < keys.length && (keys.length - i > MAX_PAGES || bytes > MAX_BYTES); i++) {
    bytes -= sizes[i] ?? 0;
    await cache.delete(keys[i] as Request);
  }
}
