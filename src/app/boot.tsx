// @script shell

import { createStore } from 'jotai';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isMenuOpen } from '../domain/routing/side-menu-address.ts';
import { type AppServices, appServicesAtom } from '../platform/app-services.ts';
import { restoreClock, setToday } from '../platform/clock.ts';
import { importWhenReachable } from '../platform/import-with-retry.ts';
import { afterPass, letPassComeFirst } from '../platform/pass-first.ts';
import { createQueryClient, fetchQuery, offlineCachePersister } from '../platform/query-client.ts';
import { openQueryCache, restoreSession } from '../platform/session/session-lifecycle.ts';
import { type DocumentState, hydrateState, receivedAt } from '../platform/ssr-state.ts';
import { reportError, startTelemetry } from '../platform/telemetry.ts';
import { loadRenderedPictures } from '../ui/rendered-pictures.ts';
import { startAfterPaint } from './after-paint.ts';
import { App } from './app.tsx';
import type { ActivePage } from './page-view.tsx';
import { followPresses } from './pressed-element.ts';
import { loadPage, matchRoute } from './routes.ts';
import { loadSideMenu } from './side-menu.tsx';

/** Starts the page: hydrates the server's HTML, or renders into the empty shell. */
export async function boot(root: HTMLElement): Promise<void> {
  startTelemetry();
  followPresses();
  const services = {
    store: createStore(),
    queryClient: createQueryClient(fetchQuery, offlineCachePersister),
  };
  services.store.set(appServicesAtom, services);
  const state = serverState();
  // Not sooner: its changes would make React finish the hydration in one piece.
  const onRendered = () => void startAfterPaint(services, state !== null);
  if (state) await hydratePage(root, services, state, onRendered);
  else await renderPage(root, services, onRendered);
}

async function hydratePage(
  root: HTMLElement,
  services: AppServices,
  state: DocumentState,
  onRendered: () => void,
): Promise<void> {
  const { store, queryClient } = services;
  const initialPage = await loadInitialPage(true);
  const older = import.meta.env.VITE_API_HOST ? state.older : undefined;
  hydrateState(queryClient, state, older?.ms ?? receivedAt());
  setToday(store, state.day);
  const props = {
    client: queryClient,
    store,
    initialPage,
    origin: state.origin,
    onRendered,
    ...(older && { older }),
  };
  // In a transition React hydrates in slices of a few ms, and a tap in between is handled at once.
  startTransition(
    () =>
      void hydrateRoot(root, <App {...props} />, {
        onRecoverableError: reportError,
        onUncaughtError: startCleanIn(root),
      }),
  );
  loadRenderedPictures();
}

async function renderPage(root: HTMLElement, services: AppServices, onRendered: () => void): Promise<void> {
  const { store, queryClient } = services;
  const props = { client: queryClient, store, origin: location.origin, onRendered };
  const menuLoading = isMenuOpen(location.search) ? loadSideMenu().catch(() => null) : null;
  const pageLoading = menuLoading ? null : loadInitialPage(false);
  const [, session] = await Promise.all([restoreClock(), restoreSession(services)]);
  setToday(store);
  const reactRoot = createRoot(root, { onUncaughtError: startCleanIn(root) });
  const render = (initialPage: ActivePage | null) =>
    reactRoot.render(<App {...props} initialPage={initialPage} />);
  if (session.isAuth && (await menuLoading)) {
    letPassComeFirst();
    render(null);
    await afterPass();
  }
  await openQueryCache(services, session.sub);
  const initialPage = await (pageLoading ?? loadInitialPage(false));
  // React adopts an existing title only when it hydrates; here it would add a second one.
  document.querySelector('title')?.remove();
  render(initialPage);
}

async function loadInitialPage(isRendered: boolean): Promise<ActivePage> {
  const { route, address } = matchRoute(location.pathname, location.search);
  // Nothing else starts before it: without an answer the page would stay dead.
  return { route, module: await importWhenReachable(() => loadPage(route, isRendered), true), address };
}

/** The page failed as a whole. Rare, so what it takes is loaded then. */
export const startClean = (root: HTMLElement, error: unknown) =>
  import('./clean-start.ts').then((part) => part.startClean(root, error));

/** React has removed all it had rendered. */
const startCleanIn = (root: HTMLElement) => (error: unknown) => void startClean(root, error);

function serverState(): DocumentState | null {
  const text = document.getElementById('state')?.textContent;
  return text ? (JSON.parse(text) as DocumentState) : null;
}
