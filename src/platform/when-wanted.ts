const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart', 'wheel'];

/** The first sign that somebody is there. Also once the worker is: it has brought every script by then. */
const somebodyIsThere = () =>
  new Promise<unknown>((resolve) => {
    for (const sign of SIGNS) addEventListener(sign, resolve, { once: true, passive: true, capture: true });
    void navigator.serviceWorker?.ready.then(resolve);
  });

/**
 * For what the server drew and the first screen does without: as long as the element of this id stands, its script
 * waits until somebody is there. Where nothing stands yet it comes at once.
 */
export const whenWanted = async <T>(id: string, load: () => Promise<T>): Promise<T> => {
  if (document.getElementById(id)) await somebodyIsThere();
  return load();
};
