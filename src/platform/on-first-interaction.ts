import { afterPass } from './pass-first.ts';

const INTERACTION_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart', 'wheel'];

/** Resolves with the visitor's first interaction, or once the worker is ready: it has stored every script by then. */
const firstInteraction = () =>
  new Promise<unknown>((resolve) => {
    for (const type of INTERACTION_EVENTS)
      addEventListener(type, resolve, { once: true, passive: true, capture: true });
    void navigator.serviceWorker?.ready.then(resolve);
  });

/**
 * For a script that a server-rendered part does not need to be shown: while the element of this id is on the page, the
 * script waits for the first interaction. Without that element it is loaded at once.
 */
export const importOnFirstInteraction = async <T>(id: string, load: () => Promise<T>): Promise<T> => {
  if (document.getElementById(id)) await firstInteraction();
  await afterPass();
  return load();
};
