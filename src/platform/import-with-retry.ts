const FIRST_WAIT_MS = 1_000;
const LAST_WAIT_MS = 30_000;

let mayLackStyles = false;
/** One at a time: a style that is on its way looks just like a broken one. */
let mending: Promise<void> | null = null;

/** A part of the app that is fetched when needed. Its loader asks for a style only once, so one that broke is fetched here. */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    if (mayLackStyles) {
      mending ??= reloadBrokenStyles().finally(() => {
        mending = null;
      });
      await mending;
    }
    return await load();
  } catch (error) {
    mayLackStyles = true;
    throw error;
  }
}

/** Loads until it has come: without signal a part of a page waits, and is no failure. Throws what the part itself throws. */
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

/** How browsers say that a module did not come, and Vite that a style did not. */
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
          const again = link.cloneNode() as HTMLLinkElement;
          again.onload = resolve;
          again.onerror = () => reject(new TypeError('A style did not come'));
          link.replaceWith(again);
        }),
    ),
  );
  mayLackStyles = false;
}
