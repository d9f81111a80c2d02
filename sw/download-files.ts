import { sha256 } from './sha256.ts';

/**
 * One file of the build. `integrity`: SHA-256 of the decoded body, base64. `when` it is downloaded: before the app may
 * open offline (pass, check-in, map, programme and lists need it), after activation, or when a page asks for it, since
 * what it does needs a server.
 */
export type PrecacheEntry = { url: string; integrity: string; when: 'install' | 'later' | 'on-demand' };

const DOWNLOAD_TIMEOUT_MS = 60_000;
const RETRY_DELAYS_MS = [1_000, 3_000];
const CONTENT_TYPES: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
  html: /^text\/html/,
  woff2: /font|octet-stream/,
  svg: /^image\/svg/,
  png: /^image\/png/,
};

export const isQuotaExceeded = (error: unknown) =>
  (error as { name?: unknown } | null)?.name === 'QuotaExceededError';

/** Thrown when a file could not be had, or what came is not the file of this build. */
export class FileUnavailable extends Error {
  override name = 'FileUnavailable';
}

type Deps = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Between two attempts. */
  wait: (ms: number) => Promise<void>;
  store: (entry: PrecacheEntry, response: Response) => Promise<void>;
};

/** The downloads of the build's files. `downloadAll` gives each file that is right to `store`. */
export function createDownloads({ fetch, wait, store }: Deps) {
  /** Downloads one file. Throws FileUnavailable. */
  async function download(entry: PrecacheEntry, isRetry: boolean): Promise<Response> {
    const response = await fetch(entry.url, {
      // The browser's own copy of a file with a hash in its name is good enough. A retry reloads it: the copy may be a
      // captive portal's page.
      cache: isRetry ? 'reload' : hasHashedName(entry.url) ? 'default' : 'no-cache',
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new FileUnavailable(`${entry.url} could not be fetched`, { cause });
    });
    if (!(await isIntact(entry, response))) {
      // A body that nobody reads keeps its connection, and a browser has few of them.
      await response.body?.cancel().catch(() => {});
      throw new FileUnavailable(`${entry.url} has another content`);
    }
    return response;
  }

  async function downloadWithRetries(entry: PrecacheEntry): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await store(entry, await download(entry, attempt > 0));
      } catch (error) {
        const delayMs = RETRY_DELAYS_MS[attempt];
        if (delayMs === undefined || !(error instanceof FileUnavailable)) throw error;
        await wait(delayMs);
      }
    }
  }

  /** Tries every file; throws the first error after all were tried, so that a second install has less to do. */
  async function downloadAll(wanted: readonly PrecacheEntry[], parallel: number): Promise<void> {
    const queue = [...wanted];
    const errors: unknown[] = [];
    const worker = async () => {
      for (let entry = queue.shift(); entry; entry = queue.shift())
        await downloadWithRetries(entry).catch((error: unknown) => {
          errors.push(error);
          // An error of the storage, such as a full phone: the other files need not be downloaded for nothing.
          if (!(error instanceof FileUnavailable)) queue.length = 0;
        });
    };
    await Promise.all(Array.from({ length: parallel }, worker));
    if (errors.length > 0) throw errors.find(isQuotaExceeded) ?? errors[0];
  }

  return { download, downloadAll };
}

export const hasHashedName = (url: string) => url.startsWith('/assets/');

/** Whether this is the file of the build. */
export async function isIntact(entry: PrecacheEntry, response: Response): Promise<boolean> {
  const type = CONTENT_TYPES[entry.url.split('.').at(-1) ?? ''];
  if (response.status !== 200 || response.redirected) return false;
  if (type && !type.test(response.headers.get('content-type') ?? '')) return false;
  const body = await response
    .clone()
    .arrayBuffer()
    .catch(() => null);
  return body !== null && (await sha256(body)) === entry.integrity;
}
