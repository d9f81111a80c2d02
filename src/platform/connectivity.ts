import { atom, type createStore } from 'jotai';

type Store = ReturnType<typeof createStore>;

/** Whether the browser reports a network, and whether the last request reached our server. */
const browserOnlineAtom = atom(true);
const serverReachableAtom = atom(true);
export const isOnlineAtom = atom((get) => get(browserOnlineAtom) && get(serverReachableAtom));

type Listener = () => void;
const reconnectListeners = new Set<Listener>();

/** Calls the listener when the network or our server is reachable again. Returns a function that unsubscribes. */
export function onBackOnline(listener: Listener): () => void {
  reconnectListeners.add(listener);
  return () => reconnectListeners.delete(listener);
}

let store: Store | null = null;

export function watchConnectivity(pageStore: Store): void {
  store = pageStore;
  const updateOnline = () => pageStore.set(browserOnlineAtom, navigator.onLine);
  updateOnline();
  addEventListener('online', () => {
    updateOnline();
    for (const listener of reconnectListeners) listener();
  });
  addEventListener('offline', updateOnline);
}

/** Every request reports here whether our own server responded. */
export function reportReachable(isReachable: boolean): void {
  if (!store || store.get(serverReachableAtom) === isReachable) return;
  store.set(serverReachableAtom, isReachable);
  if (isReachable) for (const listener of reconnectListeners) listener();
}
