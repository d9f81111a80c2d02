const INTERACTION_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart', 'wheel'];

/** The first sign that somebody is there. Also once the worker is: it has brought every script by then. */
const firstInteraction = () =>
  new Promise<unknown>((resolve) => {
    for (const sign of INTERACTION_EVENTS)
      addEventListener(sign, resolve, { once: true, passive: true, capture: true });
    void navigator.serviceWorker?.ready.then(resolve);
  });

/**
 * For what the server drew and the first screen does without: as long as the element of this id stands, its script
 * waits until somebody is there. Where nothing stands yet it comes at once.
 */
export const importOnFirstInteraction = async <T>(id: string, load: () => Promise<T>): Promise<T> => {
  if (document.getElementById(id)) await firstInteraction();
  return load();
};
