import { BUILD_HEADER } from '../domain/delivery/public-headers.ts';
import { reloadsKey } from '../sync/storage-keys.ts';
import { loadAppStyles } from './app-styles.ts';
import { onlineOrAfter } from './repeat-until.ts';
import { untilVisible } from './visibility.ts';

const FIRST_WAIT_MS = 1_000;
const LAST_WAIT_MS = 30_000;

/** No part takes longer, even on a slow line. The browser itself would wait for an answer without end. */
const LONGEST_LOAD_MS = 60_000;
/** For what is asked before the page is loaded again. */
const ANSWER_MS = 30_000;

const SCRIPT = /\/assets\/[^/]+\.js$/;

/** The pause after the page was loaded again for a script. It doubles with each reload. */
const FIRST_PAUSE_MS = 5_000;

/** Loads a part of the app that is shown, with the styles that it needs. */
export const importWithStyles = <T>(load: () => Promise<T>): Promise<T> => importWithRepair(withStyles(load));

/**
 * Retries until the part is loaded: without signal it is pending, not failed. Throws only what the part itself throws.
 * The page may be loaded again for it, but not while it has a form that somebody may be filling in. `formNeedsPart`: the
 * form does not work without this part.
 */
export async function importWhenReachable<T>(load: () => Promise<T>, formNeedsPart = false): Promise<T> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LAST_WAIT_MS)) {
    try {
      return await importWithRepair(load);
    } catch (error) {
      if (!isLoadFailure(error)) throw error;
      if (waitMs > FIRST_WAIT_MS && (formNeedsPart || !hasForm())) await reloadForScript(error);
      await onlineOrAfter(waitMs);
      await untilVisible();
    }
  }
}

const hasForm = () =>
  document.querySelector('form input:not([type=search], [type=hidden]), textarea') !== null;

/** For a component that is loaded on demand: retries, and loads the styles that it needs. */
export const importComponent = <T>(load: () => Promise<T>): Promise<T> =>
  importWhenReachable(withStyles(load));

const withStyles =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [part] = await Promise.all([load(), loadAppStyles()]);
    return part;
  };

/** If a stored file is damaged, the worker downloads it again. */
async function importWithRepair<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await inTime(load());
  } catch (error) {
    if (!(await areFilesMended())) throw error;
  }
  try {
    return await inTime(load());
  } catch (error) {
    // A browser keeps a script that it could read but not run, until the page is loaded again.
    if (!isLost(error)) location.reload();
    throw error;
  }
}

/** Throws a TypeError, as `import()` does, when it takes too long. */
function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, LONGEST_LOAD_MS, new TypeError('The import took too long'));
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/** Whether stored files of this page were damaged, and are intact now. */
const areFilesMended = async () =>
  Boolean(navigator.serviceWorker?.controller) &&
  import('./repair-files.ts').then(
    (part) => part.repairFiles(),
    () => false,
  );

/**
 * Firefox and older Chromium never ask again for a script that they could not import (whatwg/html#6768), and a script
 * of an older build may be gone: only the page, loaded again, gets it then. What was cut off on its way stays in the
 * browser's cache for a year, and is replaced there first. Does nothing while our server does not answer.
 */
export async function reloadForScript(error: unknown): Promise<void> {
  const isCutOff = error instanceof SyntaxError;
  const mayHelp = isCutOff || /^TypeError.*import/i.test(String(error));
  if (!mayHelp || !(await isServerReachable()) || !tryCountReload()) return;
  if (isCutOff && !(await replaceKeptScripts())) return;
  // Safari keeps the failure of a preload, even across a reload, until a fetch of that address succeeds.
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[as=script]');
  await Promise.allSettled(Array.from(preloads, ({ href }) => fetchInTime(href)));
  location.reload();
}

/** Fetches the scripts of this page past the browser's cache, which keeps them. Returns whether any was another one. */
async function replaceKeptScripts(): Promise<boolean> {
  const addresses = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const isReplaced = async (address: string) => {
    const kept = await readText(address, 'force-cache');
    return (await readText(address, 'reload')) !== kept;
  };
  const scripts = [...addresses].filter((address) => SCRIPT.test(address));
  const replaced = await Promise.allSettled(scripts.map(isReplaced));
  return replaced.some((result) => result.status === 'fulfilled' && result.value);
}

const readText = async (address: string, cache: RequestCache) =>
  (await fetchInTime(address, { cache })).text();

const fetchInTime = (address: string, init: RequestInit = {}) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });

/** Counts a reload if one is due. False if not: a page that loses a script every time must stay readable. */
function tryCountReload(): boolean {
  try {
    const [count = 0, lastMs = 0] = (sessionStorage.getItem(reloadsKey) ?? '').split(' ').map(Number);
    if (Date.now() - lastMs < FIRST_PAUSE_MS * 2 ** (count - 1)) return false;
    sessionStorage.setItem(reloadsKey, `${count + 1} ${Date.now()}`);
    return true;
  } catch {
    return false;
  }
}

/** By a header that only our server sets: the page of a portal has none. */
const isServerReachable = () =>
  fetchInTime('/', { method: 'HEAD' }).then(
    ({ headers }) => headers.has(BUILD_HEADER),
    () => false,
  );

/** What browsers throw when a module could not be loaded, and `loadAppStyles`. */
const isLost = (error: unknown) => error instanceof TypeError;
/** Or when it was cut off on its way: the scripts of a build can all be read. */
export const isLoadFailure = (error: unknown) => isLost(error) || error instanceof SyntaxError;
