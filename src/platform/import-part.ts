import { loadAppStyles } from './app-styles.ts';

const FIRST_WAIT_MS = 1_000;
const LAST_WAIT_MS = 30_000;

/** Loads a part of the app that is shown, with the styles that it needs. */
export async function importWithStyles<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), loadAppStyles()]);
  return part;
}

/** Retries until the part is loaded: without signal it is pending, not failed. Throws only what the part itself throws. */
export async function importWhenReachable<T>(load: () => Promise<T>): Promise<T> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LAST_WAIT_MS)) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await onlineOrAfter(waitMs);
    }
  }
}

/** Both: for a component that is loaded when it is needed. */
export const importComponent = <T>(load: () => Promise<T>): Promise<T> =>
  importWhenReachable(() => importWithStyles(load));

const onlineOrAfter = (waitMs: number) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, waitMs);
    addEventListener('online', resolve, { once: true });
  });
