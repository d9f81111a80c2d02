import { atom, type createStore } from 'jotai';
import { whenVisible } from './visibility.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Whether the browser reports a network, and whether our server is reachable. It counts as unreachable once a call and
 * the probe after it had no answer.
 */
export const browserOnlineAtom = atom(true);
const serverReachableAtom = atom(true);
export const isOnlineAtom = atom((get) => get(browserOnlineAtom) && get(serverReachableAtom));

type Listener = () => void;
const reconnectListeners = new Set<Listener>();

/** Calls the listener when the network or our server is reachable again. Returns a function that unsubscribes. */
export function onBackOnline(listener: Listener): () => void {
  reconnectListeners.add(listener);
  return () => reconnectListeners.delete(listener);
}

function notifyBackOnline(): void {
  for (const listener of reconnectListeners) listener();
}

let store: Store | null = null;
/** The last call had no answer. One alone says little: a probe decides. */
let isInDoubt = false;
let probeNow = () => {};

/** `probe` sends one request that reports here, like all others. It does not throw. */
export function watchConnectivity(pageStore: Store, probe: () => Promise<unknown>): void {
  store = pageStore;
  const isReachable = () => pageStore.get(serverReachableAtom);
  probeNow = whenVisible(async () => {
    if (isReachable() && !isInDoubt) return;
    await probe();
    if (!isInDoubt) return;
    isInDoubt = false;
    pageStore.set(serverReachableAtom, false);
  });
  const updateOnline = () => pageStore.set(browserOnlineAtom, navigator.onLine);
  updateOnline();
  addEventListener('online', () => {
    updateOnline();
    // A hidden page does not probe, but it does deliver: that shows whether the server is reachable.
    if (isReachable() || document.hidden) notifyBackOnline();
    if (!isReachable()) probeNow();
  });
  addEventListener('offline', updateOnline);
  const onShown = () => fireOnline(false);
  document.addEventListener('visibilitychange', onShown);
  addEventListener('pageshow', onShown);
}

/**
 * Fires the browser's `online` event where the browser does not: for a page from the back/forward cache or a frozen
 * app, which missed it, and when our server is back while the Wi-Fi stayed connected. All that waits for the event goes
 * on then, TanStack's own retries and pictures, too.
 */
function fireOnline(isServerBack: boolean): void {
  if (isServerBack || (navigator.onLine && !store?.get(browserOnlineAtom)))
    dispatchEvent(new Event('online'));
}

/** Every request reports here whether our own server responded. */
export function reportReachable(isReachable: boolean): void {
  if (!store) return;
  const wasReachable = store.get(serverReachableAtom);
  if (isReachable) {
    isInDoubt = false;
    store.set(serverReachableAtom, true);
    fireOnline(!wasReachable);
  } else if (wasReachable && !isInDoubt) {
    isInDoubt = true;
    probeNow();
  }
}
