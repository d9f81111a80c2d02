import type { createStore } from 'jotai';
import { retryDelayMs } from '../sync/delivery-schedule.ts';
import { isOnlineAtom } from './connectivity.ts';

type Store = ReturnType<typeof createStore>;

/** While our server is not heard and somebody looks, asks now and then: 5 s, doubling to 60 s, each phone its own way. */
export function probeWhileOffline(store: Store, ask: () => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  const plan = () => {
    clearTimeout(timer);
    if (store.get(isOnlineAtom)) tries = 0;
    else timer = setTimeout(probe, retryDelayMs(++tries, Math.random));
  };
  const probe = async () => {
    if (!document.hidden) await ask();
    plan();
  };
  store.sub(isOnlineAtom, plan);
  plan();
}
