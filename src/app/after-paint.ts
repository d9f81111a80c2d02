import type { QueryClient } from '@tanstack/react-query';
import { ANONYMOUS_SUB } from '../domain/delivery/delivery-limits.ts';
import type { AppServices } from '../platform/app-services.ts';
import { loadAppStyles } from '../platform/app-styles.ts';
import { restoreClock, syncClock, watchClock } from '../platform/clock.ts';
import { savesData } from '../platform/connection.ts';
import { onBackOnline, watchConnectivity } from '../platform/connectivity.ts';
import { importWhenReachable } from '../platform/import-part.ts';
import { afterPass } from '../platform/pass-first.ts';
import { probeWhileOffline } from '../platform/reconnect-probe.ts';
import { registerServiceWorker } from '../platform/service-worker.ts';
import {
  clearFinishedSignOut,
  openQueryCache,
  restoreSession,
  syncSessionFromStorage,
} from '../platform/session/session-lifecycle.ts';
import { isAuthAtom } from '../platform/session/session-state.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { subscribe } from '../sync/broadcast.ts';
import { sharedDatabase } from '../sync/database.ts';

/** Starts what can wait until the first paint. */
export async function startAfterPaint(services: AppServices, wasRendered: boolean): Promise<void> {
  const { store, queryClient } = services;
  await afterPass();
  layOutWholePage();
  watchConnectivity(store);
  if (wasRendered) {
    await restoreClock();
    const session = await restoreSession(services);
    await openQueryCache(services, session.sub);
  }
  watchClock(store);
  syncSessionAcrossTabs(services);
  startVisitorServicesWhenSignedIn(services);
  void deliverOpenActions(services);
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
  if (wasRendered) void cacheQueriesOffline(queryClient);
  loadAppStylesAhead();
}

/** Until now the parts below the first screen were left out of the layout (see `ui/section.module.css`). */
function layOutWholePage(): void {
  document.documentElement.dataset.started = '';
}

/** For the first move to another page, which would wait for it. */
function loadAppStylesAhead(): void {
  const load = () => whenIdle(() => void loadAppStyles().catch(() => {}));
  if (savesData()) return;
  if (document.readyState === 'complete') load();
  else addEventListener('load', load, { once: true });
}

/** Waits for the worker: without it no page opens offline, and it has the script of the offline cache by then. */
async function cacheQueriesOffline(client: QueryClient): Promise<void> {
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.ready;
  const { cacheCurrentQueries } = await importWhenReachable(
    () => import('../platform/offline-cache-persister.ts'),
  );
  await cacheCurrentQueries(client);
}

/** Another tab may sign in while this one shows the sign-in form. */
function syncSessionAcrossTabs(services: AppServices): void {
  subscribe((topic) => {
    if (topic === 'session') void syncSessionFromStorage(services);
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void syncSessionFromStorage(services);
  });
}

/** Loads the services of signed-in visitors, now or after a sign-in. */
function startVisitorServicesWhenSignedIn(services: AppServices): void {
  let isStarted = false;
  const startOnce = () => {
    if (isStarted || !services.store.get(isAuthAtom)) return;
    isStarted = true;
    void importWhenReachable(() => import('./visitor-services.ts')).then(({ startVisitorServices }) =>
      startVisitorServices(services),
    );
  };
  services.store.sub(isAuthAtom, startOnce);
  startOnce();
}

/** Actions of a signed-out visitor are delivered after a restart, too, no matter who is signed in. */
async function deliverOpenActions({ store }: AppServices): Promise<void> {
  const count = () =>
    sharedDatabase.read(['outbox'], ({ outbox }) => outbox.index('sub').count(ANONYMOUS_SUB));
  if ((await count().catch(() => 0)) === 0) return;
  const { startOutbox } = await importWhenReachable(() => import('../platform/outbox-client.ts'));
  startOutbox(store);
}
