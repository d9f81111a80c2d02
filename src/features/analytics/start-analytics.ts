import type { createStore } from 'jotai';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { onProductEvent } from '../../platform/telemetry.ts';
import { openVendorFrame } from '../../platform/vendor-frame.ts';

type Store = ReturnType<typeof createStore>;

export type Analytics = { view: (page: string) => void; end: () => void };

/**
 * Passes product events and views on to the provider's document. A visitor is a random number, which is stored nowhere
 * and changes with each launch and each sign-out.
 */
export function startAnalytics(address: string, store: Store): Analytics {
  const { element, send, close } = openVendorFrame(address, { title: 'Usage statistics' });
  element.hidden = true;
  document.body.append(element);
  const identify = () => send({ type: 'identify', id: crypto.randomUUID() });
  identify();
  const endEvents = onProductEvent(({ name }) => send({ type: 'event', name }));
  const endSession = store.sub(isAuthAtom, () => {
    if (!store.get(isAuthAtom)) identify();
  });
  return {
    view: (page) => send({ type: 'event', name: `view ${page}` }),
    end: () => {
      endEvents();
      endSession();
      close();
    },
  };
}
