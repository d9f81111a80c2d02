import { atom, type createStore } from 'jotai';

type Store = ReturnType<typeof createStore>;

/** Whether the browser says that there is a network, and whether our server was last heard. */
const browserOnlineAtom = atom(true);
const serverReachableAtom = atom(true);
export const isOnlineAtom = atom((get) => get(browserOnlineAtom) && get(serverReachableAtom));

type Listener = () => void;
const reconnectListeners = new Set<Listener>();

/** Calls back when answers come again after none did. Returns a function that ends it. */
export function onBackOnline(listener: Listener): () => void {
  reconnectListeners.add(listener);
  return () => reconnectListeners.delete(listener);
}

let store: Store | null = null;

export function watchConnectivity(pageStore: Store): void {
  store = pageStore;
  const follow = () => pageStore.set(browserOnlineAtom, navigator.onLine);
  follow();
  addEventListener('online', () => {
    follow();
    for (const listener of reconnectListeners) listener();
  });
  addEventListener('offline', follow);
}

/** Every call of ours reports here: an answer of any kind from our own server, or none. */
export function reportReachable(heard: boolean): void {
  if (!store || store.get(serverReachableAtom) === heard) return;
  store.set(serverReachableAtom, heard);
  if (heard) for (const listener of reconnectListeners) listener();
}
