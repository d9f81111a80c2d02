// @script outbox

import type { QueryClient } from '@tanstack/react-query';
import { ANONYMOUS_SUB } from '../domain/delivery/delivery-limits.ts';
import type { AppServices } from '../platform/app-services.ts';
import { todayAtom } from '../platform/clock.ts';
import { mustSaveData } from '../platform/connection.ts';
import { probeServer } from '../platform/http.ts';
import { importWhenReachable } from '../platform/import-with-retry.ts';
import { startInstallOffer } from '../platform/install-offer.ts';
import { keepClockKnown } from '../platform/keep-clock-known.ts';
import { cacheCurrentQueries, restoreLongerLists } from '../platform/offline-cache-first.ts';
import { probeWhileOffline } from '../platform/reconnect-probe.ts';
import { replaceCutOffStyles } from '../platform/replace-cut-off-styles.ts';
import { retryFailedQueries } from '../platform/retry-failed-queries.ts';
import { readSessionAgain } from '../platform/session/read-session-again.ts';
import { keepSignedOutNotice } from '../platform/session/signed-out-notice.ts';
import { startServiceWorker } from '../platform/start-service-worker.ts';
import { untilVisible } from '../platform/visibility.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { abortTransactionsOnPageHide } from '../sync/abort-on-pagehide.ts';
import { sharedDatabase } from '../sync/database.ts';
import { announceNewText } from './announce-new-text.ts';
import { goBackToPageAbove } from './back-to-page-above.ts';
import { keepFocusNearby } from './keep-focus-nearby.ts';
import { keepPlaceBelowBar } from './keep-place-below-bar.ts';
import { storeOfflinePictures } from './offline-pictures.ts';
import { refetchAtLaterTime } from './on-later-time.ts';
import { reloadLostPictures } from './reload-lost-pictures.ts';
import { loadPage, routes } from './routes.ts';
import { holdScrollAfterFilters } from './scroll-after-filters.ts';
import { loadSideMenu } from './side-menu.tsx';
import { skipRepeatedEntries } from './skip-repeated-entries.ts';
import { ignoreStraySecondTaps } from './stray-second-taps.ts';
import { tapWhatWasPressed } from './tap-what-was-pressed.ts';
import { goToTopOfSamePage } from './top-of-same-page.ts';
import '../styles/print.css';

// Loaded once the first page is idle.

/** Starts what can wait until then: the worker, and what is fetched ahead. */
export async function startAfterIdle(services: AppServices, wasRendered: boolean): Promise<void> {
  const { store, queryClient } = services;
  tapWhatWasPressed();
  ignoreStraySecondTaps();
  skipRepeatedEntries();
  keepFocusNearby();
  keepPlaceBelowBar();
  announceNewText();
  goBackToPageAbove();
  goToTopOfSamePage();
  if ((history.state as { dialogs?: unknown } | null)?.dialogs)
    void import('../ui/use-back-closes.ts')
      .then(({ leaveEntryOfReload }) => leaveEntryOfReload())
      .catch(() => {});
  holdScrollAfterFilters();
  if (wasRendered) {
    reloadLostPictures();
    void restoreListsOfReload(queryClient);
  }
  abortTransactionsOnPageHide();
  probeWhileOffline(store, probeServer);
  retryFailedQueries(store, queryClient);
  refetchAtLaterTime(services);
  keepClockKnown(store);
  void keepSignedOutNotice(store);
  void readSessionAgain(services);
  void deliverOpenActions(services);
  startInstallOffer(services);
  void loadSideMenu().catch(() => {});
  void replaceCutOffStyles().catch(() => {});
  if (!mustSaveData()) {
    sharpenInlinePictures();
    void loadPublicPages();
  }
  // Without the worker no page opens offline.
  if (!navigator.serviceWorker) return;
  void startServiceWorker(services).catch(() => {});
  await navigator.serviceWorker.ready;
  if (wasRendered) await cacheCurrentQueries(queryClient);
  // What could not be fetched is fetched after the next start.
  if (!mustSaveData()) await storeOfflinePictures(queryClient, store.get(todayAtom)).catch(() => {});
}

/** The HTML has the first page of a list, and what is stored may be more of it. */
async function restoreListsOfReload(queryClient: QueryClient): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isRevisit = navigation?.type === 'reload' || navigation?.type === 'back_forward';
  if (isRevisit) await restoreLongerLists(queryClient).catch(() => {});
}

/**
 * The picture of the first frame is a small one inside the HTML. Where this screen needs a larger one, it replaces the
 * small one only once it is loaded: without signal it may not be there.
 */
function sharpenInlinePictures(): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-larger]')) {
    const srcset = `${source.srcset}, ${source.dataset.larger}`;
    const replace = () => {
      source.srcset = srcset;
    };
    // Other screens show another picture, and need not load this one.
    if (matchMedia(source.media).matches)
      Object.assign(new Image(), { sizes: source.sizes, srcset, onload: replace });
    else replace();
  }
}

/** One after the other, so that a link to one of them opens at once. */
async function loadPublicPages(): Promise<void> {
  for (const route of routes) {
    await new Promise<void>(whenIdle);
    await untilVisible();
    // The page shows the error itself when it is opened.
    if (route.isPublic) await loadPage(route).catch(() => {});
  }
}

/** Actions of a signed-out visitor are delivered after a restart, too, no matter who is signed in. */
async function deliverOpenActions({ store }: AppServices): Promise<void> {
  const count = () =>
    sharedDatabase.read(['outbox'], ({ outbox }) => outbox.index('sub').count(ANONYMOUS_SUB));
  // A database that fails now may have some: what is loaded then tries again.
  if ((await count().catch(() => 1)) === 0) return;
  const { startOutbox } = await importWhenReachable(() => import('../platform/outbox-client.ts'));
  startOutbox(store);
}
