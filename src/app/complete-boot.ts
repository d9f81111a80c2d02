import type { QueryClient } from '@tanstack/react-query';
import { NOBODY } from '../domain/nobody.ts';
import {
  followSession,
  forgetOldSignOut,
  type House,
  openCache,
  restoreSession,
} from '../features/session/verbs.ts';
import { restoreClock, syncClock, watchClock } from '../platform/clock.ts';
import { onBackOnline, watchConnectivity } from '../platform/connectivity.ts';
import { whenThere } from '../platform/load-part.ts';
import { probeWhileOffline } from '../platform/probe.ts';
import { isAuthAtom } from '../platform/session.ts';
import { startWorker } from '../platform/worker.ts';
import { subscribe } from '../sync/changes.ts';
import { sharedStore } from '../sync/store.ts';

/** What may wait until the page is drawn. */
export async function completeBoot(house: House, wasRendered: boolean): Promise<void> {
  const { store, queryClient } = house;
  watchConnectivity(store);
  if (wasRendered) {
    await restoreClock();
    const session = await restoreSession(house);
    await openCache(house, session.sub);
  }
  watchClock(store);
  followOtherTabs(house);
  whenSignedIn(house);
  void sendWhatNobodySent(house);
  onBackOnline(() => {
    void syncClock();
    void queryClient.refetchQueries({
      type: 'active',
      predicate: (query) => query.state.status === 'error' || query.isStale(),
    });
  });
  probeWhileOffline(store, syncClock);
  void syncClock();
  void forgetOldSignOut();
  startWorker(store);
  if (wasRendered) void stockWithWhatCame(queryClient);
}

/** Once the worker is there: no page opens offline without it, and by then it has brought the shelf's script anyway. */
async function stockWithWhatCame(client: QueryClient): Promise<void> {
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.ready;
  const { stockShelf } = await whenThere(() => import('../platform/shelf.ts'));
  await stockShelf(client);
}

/** Another tab may sign somebody in while this one shows the way in. */
function followOtherTabs(house: House): void {
  subscribe((change) => {
    if (change === 'session') void followSession(house);
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void followSession(house);
  });
}

/** Brings what only a visitor of ours needs, now or when somebody signs in. */
function whenSignedIn(house: House): void {
  let isStarted = false;
  const look = () => {
    if (isStarted || !house.store.get(isAuthAtom)) return;
    isStarted = true;
    void whenThere(() => import('./signed-in.ts')).then(({ startForVisitor }) => startForVisitor(house));
  };
  house.store.sub(isAuthAtom, look);
  look();
}

/** What was written while nobody was signed in goes on being sent, whoever is here now. */
async function sendWhatNobodySent({ store }: House): Promise<void> {
  const count = () => sharedStore.read(['outbox'], ({ outbox }) => outbox.index('sub').count(NOBODY));
  if ((await count().catch(() => 0)) === 0) return;
  const { startOutbox } = await whenThere(() => import('../platform/outbox.ts'));
  startOutbox(store);
}
