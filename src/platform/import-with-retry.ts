const FIRST_WAIT_MS = 1_000;
const LAST_WAIT_MS = 30_000;

let mayLackStyles = false;
/** One at a time: a style sheet that is still loading looks like a broken one. */
let reloading: Promise<void> | null = null;

/**
 * Loads a part of the app. If a stored file is damaged, the worker downloads it again. Vite's loader requests a style
 * sheet only once, so one that failed is reloaded here.
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadWithStyles(load);
  } catch (error) {
    mayLackStyles = true;
    if (!(await areFilesMended())) throw error;
  }
  try {
    return await loadWithStyles(load);
  } catch (error) {
    // A browser keeps a script that it could read but not run, until the page is loaded again.
    if (!isLoadFailure(error)) location.reload();
    throw error;
  }
}

async function loadWithStyles<T>(load: () => Promise<T>): Promise<T> {
  if (mayLackStyles) {
    reloading ??= reloadBrokenStyles().finally(() => {
      reloading = null;
    });
    await reloading;
  }
  return load();
}

/** Whether stored files of this page were damaged, and are whole now. */
const areFilesMended = () =>
  import('./repair-files.ts').then(
    ({ repairFiles }) => repairFiles(),
    () => false,
  );

/** Retries until the part is loaded: without signal it is pending, not failed. Throws only what the part itself throws. */
export async function importWhenReachable<T>(load: () => Promise<T>): Promise<T> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LAST_WAIT_MS)) {
    try {
      return await importWithRetry(load);
    } catch (error) {
      if (!isLoadFailure(error)) throw error;
      await onlineOrAfter(waitMs);
    }
  }
}

/** The errors of browsers for a module, and of Vite for a style sheet, that could not be loaded. */
const isLoadFailure = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && /preload CSS/.test(error.message));

const onlineOrAfter = (waitMs: number) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, waitMs);
    addEventListener('online', resolve, { once: true });
  });

async function reloadBrokenStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])');
  const broken = [...links].filter(({ sheet }) => !sheet);
  await Promise.all(
    broken.map(
      (link) =>
        new Promise((resolve, reject) => {
          const copy = link.cloneNode() as HTMLLinkElement;
          copy.onload = resolve;
          copy.onerror = () => reject(new TypeError('A style sheet could not be loaded'));
          link.replaceWith(copy);
        }),
    ),
  );
  mayLackStyles = false;
}
