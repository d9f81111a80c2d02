// @script pieces

import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsAuth } from './use-is-auth.ts';

const PRESS_CHECK_MS = 50;

/**
 * `load` imports the component, and retries while offline. `Loaded` keeps it for every place that shows the part, and
 * `waiting` are the places that do not show it yet.
 */
export type SignedInPart<Props> = {
  load: () => Promise<{ default: ComponentType<Props> }>;
  Loaded?: ComponentType<Props>;
  waiting?: Set<() => void>;
};

/** All places in one rendering: React takes more than fifty, one after the other, for an endless loop. */
function replaceAll(waiting: Set<() => void>): void {
  if (document.querySelector(':is(a,button):active')) {
    setTimeout(replaceAll, PRESS_CHECK_MS, waiting);
    return;
  }
  const places = [...waiting];
  waiting.clear();
  // At once: a press may begin before React gets to it.
  flushSync(() => {
    for (const show of places) show();
  });
}

/**
 * For a control that another component replaces for signed-in visitors (or where it `isWanted`): that component once it
 * is loaded, before that undefined. Until then the caller renders the control, as one and the same element all the
 * time. Nothing is replaced while something is pressed: browsers send no click where the element under the finger is
 * gone.
 */
export function useSignedInPart<Props>(
  part: SignedInPart<Props>,
  isWanted = false,
): ComponentType<Props> | undefined {
  const isDue = useIsAuth() || isWanted;
  const [isReady, setIsReady] = useState(!!part.Loaded);
  useEffect(() => {
    if (!isDue || isReady) return;
    part.waiting ??= new Set();
    const { waiting } = part;
    const show = () => setIsReady(true);
    waiting.add(show);
    if (waiting.size === 1)
      void part.load().then(
        (loaded) => {
          part.Loaded = loaded.default;
          replaceAll(waiting);
        },
        (error: unknown) => {
          // Whoever comes next tries again.
          waiting.clear();
          throw error;
        },
      );
    return () => void waiting.delete(show);
  }, [part, isDue, isReady]);
  return isDue && isReady ? part.Loaded : undefined;
}
