import { loadAppStyles } from './app-styles.ts';
import { onlineOrAfter } from './repeat-until.ts';
import { untilVisible } from './visibility.ts';

const FIRST_WAIT_MS = 1_000;
const LAST_WAIT_MS = 30_000;

/** A page that was loaded again for a script, and lost one again, is given this long before the next time. */
const RELOAD_PAUSE_MS = 10_000;

/** Loads a part of the app that is shown, with the styles that it needs. */
export const importWithStyles = <T>(load: () => Promise<T>): Promise<T> => importWithRepair(withStyles(load));

/** Retries until the part is loaded: without signal it is pending, not failed. Throws only what the part itself throws. */
export async function importWhenReachable<T>(load: () => Promise<T>): Promise<T> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LAST_WAIT_MS)) {
    try {
      return await importWithRepair(load);
    } catch (error) {
      if (!isLoadFailure(error)) throw error;
      if (waitMs > FIRST_WAIT_MS) await reloadForScript(error);
      await onlineOrAfter(waitMs);
      await untilVisible();
    }
  }
}

/** Both: for a component that is loaded when it is needed. */
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
    return await load();
  } catch (error) {
    if (!(await areFilesMended())) throw error;
  }
  try {
    return await load();
  } catch (error) {
    // A browser keeps a script that it could read but not run, until the page is loaded again.
    if (!isLoadFailure(error)) location.reload();
    throw error;
  }
}

/** Whether stored files of this page were damaged, and are whole now. */
const areFilesMended = async () =>
  Boolean(navigator.serviceWorker?.controller) &&
  import('./repair-files.ts').then(
    ({ repairFiles }) => repairFiles(),
    () => false,
  );

/**
 * Most browsers ask only once a page for a script that they could not load (whatwg/html#6768): then only the page, loaded
 * again, gets it. Waits for a moment when the server answers and nobody is typing.
 */
export async function reloadForScript(error: unknown): Promise<void> {
  const isKept = /^TypeError.*import/i.test(String(error));
  if (!isKept || wasJustReloaded() || document.activeElement?.matches('input, textarea')) return;
  if (await isServerReachable()) location.reload();
}

const wasJustReloaded = () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.now() < RELOAD_PAUSE_MS && navigation?.type === 'reload';
};

/** By a header that only our server sets: the page of a portal has none. */
const isServerReachable = () =>
  fetch('/', { method: 'HEAD' }).then(
    ({ headers }) => headers.has('x-build'),
    () => false,
  );

/** What browsers throw when a module could not be loaded, and `loadAppStyles`. */
export const isLoadFailure = (error: unknown) => error instanceof TypeError;
