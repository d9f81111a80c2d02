import { importWhenReachable, isLoadFailure } from '../import-with-retry.ts';

// The library of the user pool is no part of what is stored to open without signal: only a sign-in, a sign-up and a new
// password need it, and they need a server, too.

/** A form waits no longer for the library. */
const LONGEST_LOAD_MS = 30_000;

const importLibrary = () => import('./amplify.ts');

let isReplaced = false;

/** Fetched before it is imported: some browsers never ask again for a script that they could not import. */
async function load() {
  const file = /import\(["'`](\.[^"'`]+)/.exec(importLibrary.toString())?.[1];
  const address = file && new URL(file, import.meta.url);
  // What the browser has kept of it may be a portal's page.
  if (address && !(await fetchScript(address, 'default')) && !(await fetchScript(address, 'reload')))
    throw new TypeError(`No script: ${file}`);
  return importLibrary().catch(async (error: unknown) => {
    // Or cut off on its way: this page has no use for another one, but the next has.
    if (address && error instanceof SyntaxError && !isReplaced)
      isReplaced = await fetchScript(address, 'reload').catch(() => false);
    throw error;
  });
}

/** Whether it is a script that comes. Throws a TypeError without an answer. */
async function fetchScript(address: URL, cache: RequestCache): Promise<boolean> {
  const signal = AbortSignal.timeout(LONGEST_LOAD_MS);
  try {
    const response = await fetch(address, { cache, signal });
    await response.arrayBuffer();
    return /javascript/.test(response.headers.get('content-type') ?? '');
  } catch (cause) {
    throw new TypeError('No answer', { cause });
  }
}

let isLoading = false;

/** Loads the library while a form is filled in, however long that takes. */
export function preloadIdentityLibrary(): void {
  if (isLoading) return;
  isLoading = true;
  void importWhenReachable(load);
}

/** The library. Throws a NetworkError where it is neither here nor reachable. */
export const identityLibrary = () =>
  load().catch((cause: unknown) => {
    if (!isLoadFailure(cause)) throw cause;
    throw Object.assign(new Error('The identity library could not be loaded', { cause }), {
      name: 'NetworkError',
    });
  });
