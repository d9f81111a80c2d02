import { CACHE_PREFIX } from '../src/sync/storage-keys.ts';
import {
  createDownloads,
  FileUnavailable,
  hasHashedName,
  isIntact,
  type PrecacheEntry,
} from './download-files.ts';
import { sleep } from './sleep.ts';

export type PrecacheStatus = { essential: Progress; all: Progress };
type Progress = { stored: number; total: number };

type Deps = {
  entries: readonly PrecacheEntry[];
  caches: Pick<CacheStorage, 'open'>;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  wait?: (ms: number) => Promise<void>;
  /** Whether a later build installs or waits: what it has stored, or found stored, must not be deleted. */
  isNextComing?: () => boolean;
};

export const FILES_CACHE = `${CACHE_PREFIX}files`;
/** Stored once every file is there: an update then has to bring every file, too. */
const COMPLETE_MARKER = '/precache-complete';
const SHELL_AGE_MS = 24 * 60 * 60 * 1000;
/** Many at once: on a phone in a hall each file costs a round trip. */
const PARALLEL_ESSENTIAL = 12;
/** Few at once: the visitor's own requests come first. */
const PARALLEL_REST = 3;

export type Precache = ReturnType<typeof createPrecache>;

/**
 * The files of this build, stored in one cache that all builds share: a file that did not change is not downloaded
 * again. Only a body with the hash of the build is stored, so a captive portal's page never is. Workbox's precache
 * controller is not used: it downloads one file at a time and stores any answer below 400.
 */
export function createPrecache({ entries, caches, fetch, wait = sleep, isNextComing = () => false }: Deps) {
  const byUrl = new Map(entries.map((entry) => [entry.url, entry]));
  const essential = entries.filter(({ when }) => when === 'install');
  const all = entries.filter(({ when }) => when !== 'on-demand');
  const open = () => caches.open(FILES_CACHE);
  const store = async (entry: PrecacheEntry, response: Response) =>
    (await open()).put(cacheKey(entry), response);
  const { download, downloadAll } = createDownloads({ fetch, wait, store });
  let damagedAtMs = 0;

  /** The entries that are not stored. */
  async function missing(wanted: readonly PrecacheEntry[]): Promise<PrecacheEntry[]> {
    const stored = new Set((await (await open()).keys()).map(({ url }) => pathOf(url)));
    return wanted.filter((entry) => !stored.has(cacheKey(entry)));
  }

  /**
   * Downloads the shell again once it is a day old. Its content is the same, but not its headers: the server's policy
   * changes with its settings, and what it allows since then would be blocked until the next build.
   */
  async function renewShell(): Promise<void> {
    const cache = await open();
    for (const entry of entries.filter(({ url }) => url.endsWith('.html'))) {
      const stored = await cache.match(cacheKey(entry));
      const ageMs = Date.now() - Date.parse(stored?.headers.get('date') ?? '');
      // While another build waits, the server has that one's shell.
      if (Math.abs(ageMs) > SHELL_AGE_MS && !isNextComing()) await store(entry, await download(entry, true));
    }
  }

  return {
    has: (url: string) => byUrl.has(url),

    /** Downloads what is needed before this worker may serve. An update brings all that the version before had. */
    async install(): Promise<void> {
      const wasComplete = Boolean(await (await open()).match(COMPLETE_MARKER));
      const wanted = wasComplete ? all : essential;
      await downloadAll(await missing(wanted), PARALLEL_ESSENTIAL);
      // A build that became active just before may have deleted a file that this one had found.
      await downloadAll(await missing(wanted), PARALLEL_ESSENTIAL);
    },

    /** Downloads the rest, a few files at a time. Throws FileUnavailable when something is still missing after it. */
    async installRest(): Promise<void> {
      await downloadAll(await missing(all), PARALLEL_REST);
      await (await open()).put(COMPLETE_MARKER, new Response(null));
      // An older shell is better than none.
      await renewShell().catch(() => {});
    },

    /**
     * Deletes files of other builds, for when no older worker serves them any more. While a later build installs or
     * waits, it deletes nothing: that build will do it.
     */
    async deleteOutdated(): Promise<void> {
      const cache = await open();
      const current = new Set([COMPLETE_MARKER, ...entries.map(cacheKey)]);
      for (const request of await cache.keys()) {
        if (isNextComing()) return;
        if (!current.has(pathOf(request.url))) await cache.delete(request);
      }
    },

    /** The stored file, or the network's if its content is right. Throws FileUnavailable. */
    async respond(url: string): Promise<Response> {
      const entry = byUrl.get(url);
      if (!entry) throw new FileUnavailable(`${url} is no file of this build`);
      // Where it cannot be read, the network may have it all the same.
      const stored = await open()
        .then((cache) => cache.match(cacheKey(entry)))
        .catch(() => undefined);
      if (stored) return stored;
      // What the browser has kept of it may be a portal's page, or cut off on its way.
      const response = await download(entry, false).catch((error: Error) => {
        if (error.cause) throw error;
        return download(entry, true);
      });
      // A full disk must not keep the file from the page.
      await store(entry, response.clone()).catch(() => {});
      return response;
    },

    /**
     * Hashes every stored file again, and downloads what is damaged or, of the essential files, missing. Returns when a
     * damaged file was last found, as in `RepairReport`; `status` tells what could not be downloaded.
     */
    async repair(): Promise<number> {
      const cache = await open();
      const damaged: PrecacheEntry[] = [];
      for (const entry of entries) {
        const stored = await cache.match(cacheKey(entry));
        if (!stored || (await isIntact(entry, stored))) continue;
        damagedAtMs = Date.now();
        await cache.delete(cacheKey(entry));
        damaged.push(entry);
      }
      const wanted = await missing([...new Set([...essential, ...damaged])]);
      await downloadAll(wanted, PARALLEL_REST).catch(() => {});
      return damagedAtMs;
    },

    async status(): Promise<PrecacheStatus> {
      const progress = async (wanted: readonly PrecacheEntry[]) => ({
        stored: wanted.length - (await missing(wanted)).length,
        total: wanted.length,
      });
      return { essential: await progress(essential), all: await progress(all) };
    },
  };
}

/** A file whose name stays the same over builds is stored once per content. */
const cacheKey = ({ url, integrity }: PrecacheEntry) =>
  hasHashedName(url) ? url : `${url}?integrity=${encodeURIComponent(integrity)}`;
const pathOf = (url: string) => {
  const { pathname, search } = new URL(url, 'http://localhost');
  return pathname + search;
};
