import { createStore } from 'jotai';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { appServicesAtom } from '../platform/app-services.ts';
import { nowMs, restoreClock, setToday } from '../platform/clock.ts';
import { letPassComeFirst } from '../platform/pass-first.ts';
import { createQueryClient, fetchQuery, offlineCachePersister } from '../platform/query-client.ts';
import { openQueryCache, restoreSession } from '../platform/session/session-lifecycle.ts';
import { type DocumentState, hydrateState } from '../platform/ssr-state.ts';
import { reportError, startTelemetry } from '../platform/telemetry.ts';
import { loadRenderedPictures } from '../ui/rendered-pictures.ts';
import { startAfterPaint } from './after-paint.ts';
import { App } from './app.tsx';
import { followPresses } from './pressed-element.ts';
import { loadPage, matchRoute } from './routes.ts';
import { loadSideMenu } from './side-menu.tsx';
import { isMenuOpen } from './side-menu-address.ts';

/** Starts the page: hydrates the server's HTML, or renders into the empty shell. */
export async function boot(root: HTMLElement): Promise<void> {
  startTelemetry();
  followPresses();
  const store = createStore();
  const client = createQueryClient(fetchQuery, offlineCachePersister);
  const services = { store, queryClient: client };
  store.set(appServicesAtom, services);
  const state = serverState();
  const { route, address } = matchRoute(location.pathname, location.search);
  const pageLoading = loadPage(route);

  let menuLoading: Promise<unknown> | null = null;
  if (state) {
    hydrateState(client, state, receivedAt());
    setToday(store, Date.parse(state.day));
  } else {
    await restoreClock();
    setToday(store, nowMs());
    const session = await restoreSession(services);
    if (session.isAuth && isMenuOpen(location.search)) {
      letPassComeFirst();
      menuLoading = loadSideMenu().catch(() => null);
    }
    await openQueryCache(services, session.sub);
  }
  await menuLoading;
  const initialPage = { route, module: await pageLoading, address };
  const origin = state?.origin ?? location.origin;
  const app = <App client={client} store={store} initialPage={initialPage} origin={origin} />;
  if (state) {
    hydrateRoot(root, app, { onRecoverableError: reportError });
    loadRenderedPictures();
  } else {
    // React adopts an existing title only when it hydrates; here it would add a second one.
    document.querySelector('title')?.remove();
    createRoot(root).render(app);
  }
  startAfterPaint(services, state !== null);
}

function serverState(): DocumentState | null {
  const text = document.getElementById('state')?.textContent;
  return text ? (JSON.parse(text) as DocumentState) : null;
}

/**
 * When the data in the HTML was fetched, ms since 1970: the service worker says when it stored the page. Without the
 * worker it counts as fetched now. After Back the browser may use an old copy from its cache: 0, unknown age.
 */
function receivedAt(): number {
  const stored = document.querySelector<HTMLMetaElement>('meta[name=stored-at]');
  if (stored) return Number(stored.content);
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.transferSize === 0 ? 0 : Date.now();
}
