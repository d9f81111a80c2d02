import { type ComponentType, lazy } from 'react';
import { importWhenReachable } from './import-with-retry.ts';
import { afterPass } from './pass-first.ts';

const INTERACTION_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart', 'wheel'];

/** Ends the wait as soon as a visitor is signed in: the server's HTML, the same for everybody, asks them to log in. */
export let loadForVisitor: () => void = () => {};
const signedIn = new Promise<void>((resolve) => {
  loadForVisitor = resolve;
});

/**
 * Resolves with the visitor's first interaction, when they are signed in, or once the worker is ready: it has stored
 * all scripts by then, except those that are stored on demand.
 */
const firstInteraction = () =>
  new Promise<unknown>((resolve) => {
    for (const type of INTERACTION_EVENTS)
      addEventListener(type, resolve, { once: true, passive: true, capture: true });
    void signedIn.then(resolve);
    void navigator.serviceWorker?.ready.then(resolve);
  });

/**
 * A component whose HTML the server has rendered, so that its script can wait for the first interaction. The script is
 * loaded at once if no element with this `id` is on the page, or if something in it was tapped before
 * (`server/http/start-script.ts`).
 */
export const lazyOnFirstInteraction = <Props>(id: string, load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    importWhenReachable(async () => {
      const part = document.getElementById(id);
      if (part && !part.querySelector('[aria-busy=true]')) await firstInteraction();
      await afterPass();
      return { default: await load() };
    }),
  );
