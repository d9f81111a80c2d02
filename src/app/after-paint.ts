import type { QueryClient } from '@tanstack/react-query';
import { ANONYMOUS_SUB } from '../domain/delivery/delivery-limits.ts';
import type { AppServices } from '../platform/app-services.ts';
import { restoreClock, syncClock, watchClock } from '../platform/clock.ts';
import { onBackOnline, watchConnectivity } from '../platform/connectivity.ts';
import { importWhenReachable } from '../platform/import-with-retry.ts';
import { probeWhileOffline } from '../platform/reconnect-probe.ts';
import { registerServiceWorker } from '../platform/service-worker.ts';
import {
  clearFinishedSignOut,
  openQueryCache,
  restoreSession,
  syncSessionFromStorage,
} from '../platform/session/session-lifecycle.ts';
import { isAuthAtom } from '../platform/session/session-state.ts';
import { subscribe } from '../sync/broadcast.ts';
import { sharedDatabase } from '../sync/database.ts';

/** What may wait until the page is drawn. */
export async function startAfterPaint(house: AppServices, wasRendered: boolean): Promise<void> {
  const { store, queryClient } = house;
  watchConnectivity(store);
  if (wasRendered) {
    await restoreClock();
    const session = await restoreSession(house);
    await openQueryCache(house, session.sub);
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
  void clearFinishedSignOut();
  registerServiceWorker(store);
  if (wasRendered) void stockWithWhatCame(queryClient);
}

/** Once the worker is there: no page opens offline without it, and by then it has brought the shelf's script anyway. */
async function stockWithWhatCame(client: QueryClient): Promise<void> {
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.ready;
  const { cacheCurrentQueries } = await importWhenReachable(() => import('../platform/offline-cache.ts'));
  await cacheCurrentQueries(client);
}

/** Another tab may sign somebody in while this one shows the way in. */
function followOtherTabs(house: AppServices): void {
  subscribe((change) => {
    if (change === 'session') void syncSessionFromStorage(house);
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void syncSessionFromStorage(house);
  });
}

/** Brings what only a visitor of ours needs, now or when somebody signs in. */
function whenSignedIn(house: AppServices): void {
  let isStarted = false;
  const look = () => {
    if (isStarted || !house.store.get(isAuthAtom)) return;
    isStarted = true;
    void importWhenReachable(() => import('./visitor-services.ts')).then(({ startVisitorServices }) =>
      startVisitorServices(house),
    );
  };
  house.store.sub(isAuthAtom, look);
  look();
}

/** What was written while nobody was signed in goes on being sent, whoever is here now. */
async function sendWhatNobodySent({ store }: AppServices): Promise<void> {
  const count = () =>
    sharedDatabase.read(['outbox'], ({ outbox }) => outbox.index('sub').count(ANONYMOUS_SUB));
  if ((await count().catch(() => 0)) === 0) return;
  const { startOutbox } = await importWhenReachable(() => import('../platform/outbox.ts'));
  startOutbox(store);
}
