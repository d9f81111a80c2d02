const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart', 'wheel'];

let wanted: Promise<unknown> | undefined;

/**
 * The first sign that somebody is there. Also once the worker is: it has brought every script by then. At once where
 * the browser draws the page itself, and nothing stands there yet.
 */
const somebodyWants = () => {
  wanted ??= document.getElementById('state')
    ? new Promise<unknown>((resolve) => {
        for (const sign of SIGNS)
          addEventListener(sign, resolve, { once: true, passive: true, capture: true });
        void navigator.serviceWorker?.ready.then(resolve);
      })
    : Promise.resolve();
  return wanted;
};

/** For what the server drew and the first screen does without: its script waits until somebody wants it. */
export const whenWanted = <T>(load: () => Promise<T>): Promise<T> => somebodyWants().then(load);
