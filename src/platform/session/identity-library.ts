import { importWhenReachable, isLoadFailure } from '../import-part.ts';

// The library of the user pool is no part of what is stored to open without signal: only a sign-in, a sign-up and a new
// password need it, and they need a server, too.

const importLibrary = () => import('./amplify.ts');

/** Fetched before it is imported: some browsers never ask again for a script that they could not import. */
async function load() {
  const file = /import\(["'`](\.[^"'`]+)/.exec(importLibrary.toString())?.[1];
  if (file) {
    const response = await fetch(new URL(file, import.meta.url));
    if (!/javascript/.test(response.headers.get('content-type') ?? ''))
      throw new TypeError(`No script: ${file}`);
    await response.arrayBuffer();
  }
  return importLibrary();
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
