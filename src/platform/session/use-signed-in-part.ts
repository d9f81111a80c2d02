// @script pieces

import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsAuth } from './use-is-auth.ts';

const PRESS_CHECK_MS = 50;

/** `load` imports the component, and retries while offline. `Loaded` keeps it for every place that shows the part. */
export type SignedInPart<Props> = {
  load: () => Promise<{ default: ComponentType<Props> }>;
  Loaded?: ComponentType<Props>;
};

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
    const replace = () => {
      if (document.querySelector(':is(a,button):active')) setTimeout(replace, PRESS_CHECK_MS);
      // At once: a press may begin before React gets to it.
      else flushSync(() => setIsReady(true));
    };
    void part.load().then((loaded) => {
      part.Loaded = loaded.default;
      replace();
    });
  }, [part, isDue, isReady]);
  return isDue && isReady ? part.Loaded : undefined;
}
