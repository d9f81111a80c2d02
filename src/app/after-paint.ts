import type { AppServices } from '../platform/app-services.ts';
import { restoreClock, syncClock, syncClockIfOld, watchClock } from '../platform/clock.ts';
import { onBackOnline, watchConnectivity } from '../platform/connectivity.ts';
import { probeServer } from '../platform/http.ts';
import { importWhenReachable } from '../platform/import-with-retry.ts';
import { keepInstallPrompt } from '../platform/install-prompt.ts';
import { loadForVisitor } from '../platform/on-first-interaction.ts';
import { afterPass } from '../platform/pass-first.ts';
import { refetchOnReturn } from '../platform/query-client.ts';
import {
  clearFinishedSignOut,
  openQueryCache,
  restoreSession,
  syncSessionFromStorage,
} from '../platform/session/session-lifecycle.ts';
import { isAuthAtom } from '../platform/session/session-state.ts';
import { whenVisible } from '../platform/visibility.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { subscribe } from '../sync/broadcast.ts';

/** Starts what can wait until the first paint. */
export async function startAfterPaint(services: AppServices, wasRendered: boolean): Promise<void> {
  const { store, queryClient } = services;
  keepInstallPrompt(store);
  await afterPass();
  layOutWholePage();
  // Presses the button that was tapped before (see `server/http/start-script.ts`).
  dispatchEvent(new Event('started'));
  watchConnectivity(store, probeServer);
  if (wasRendered) {
    await restoreClock();
    const session = await restoreSession(services);
    // The start script expected a visitor who is signed in (see `server/http/start-script.ts`).
    if (!session.isAuth) delete document.body.dataset.account;
    await openQueryCache(services, session.sub);
  }
  watchClock(store);
  syncSessionAcrossTabs(services);
  startVisitorServicesWhenSignedIn(services);
  onBackOnline(
    whenVisible(() => {
      void syncClockIfOld();
      void refetchOnReturn(queryClient);
    }),
  );
  whenVisible(() => void syncClock())();
  void clearFinishedSignOut();
  whenIdle(
    () =>
      void importWhenReachable(() => import('./after-idle.ts')).then(({ startAfterIdle }) =>
        startAfterIdle(services, wasRendered),
      ),
  );
}

/** Until now the parts below the first screen were left out of the layout (see `ui/section.module.css`). */
function layOutWholePage(): void {
  document.documentElement.dataset.started = '';
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
    loadForVisitor();
    void importWhenReachable(() => import('./visitor-services.ts')).then(({ startVisitorServices }) =>
      startVisitorServices(services),
    );
  };
  services.store.sub(isAuthAtom, startOnce);
  startOnce();
}
