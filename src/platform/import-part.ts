import { loadAppStyles } from './app-styles.ts';
import { onlineOrAfter } from './repeat-until.ts';
import { untilVisible } from './visibility.ts';

const FIRST_WAIT_MS = 1_000;
const LAST_WAIT_MS = 30_000;

/** Loads a part of the app that is shown, with the styles that it needs. */
export const importWithStyles = <T>(load: () => Promise<T>): Promise<T> => importWithRepair(withStyles(load));

/** Retries until the part is loaded: without signal it is pending, not failed. Throws only what the part itself throws. */
export async function importWhenReachable<T>(load: () => Promise<T>): Promise<T> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LAST_WAIT_MS)) {
    try {
      return await importWithRepair(load);
    } catch (error) {
      if (!isLoadFailure(error)) throw error;
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
const areFilesMended = () =>
  import('./repair-files.ts').then(
    ({ repairFiles }) => repairFiles(),
    () => false,
  );

/** What browsers throw when a module could not be loaded, and `loadAppStyles`. */
export const isLoadFailure = (error: unknown) => error instanceof TypeError;
