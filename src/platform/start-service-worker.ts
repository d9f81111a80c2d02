// @script outbox

import type { QueryClient } from '@tanstack/react-query';
import { Workbox } from 'workbox-window';
import type { LateRefusal, News, PageToWorker, WorkerToPage } from '../../sw/protocol.ts';
import { EXPO_LIST_PATH } from '../domain/expo/expo-list-path.ts';
import { OUR_REQUEST } from '../sync/classify-response.ts';
import { EXPO_LIST_ADDRESS } from '../sync/expo-list-address.ts';
import { WHATS_NEW } from '../sync/whats-new.ts';
import type { AppServices } from './app-services.ts';
import { askWorker } from './ask-worker.ts';
import { hasUnsavedInputAtom, updateBaseAtom } from './available-update.ts';
import { mustSaveData } from './connection.ts';
import { controlledByWorker } from './controlled-by-worker.ts';
import { dateStoredAnswers } from './date-stored-answers.ts';
import { isStorageFull, reportRoom, reportStorageFull, untilRoom } from './offline-readiness.ts';
import { isComplete, messagePrecache } from './precache-status.ts';
import { onlineOrAfter, repeatUntil } from './repeat-until.ts';
import { watchUnsavedInput } from './unsaved-input.ts';
import { untilVisible } from './visibility.ts';
import { whenIdle } from './when-idle.ts';

// Loaded once the page is idle: a first visit paints without it.

type Store = AppServices['store'];

const CHECK_AT_MOST_EVERY_MS = 60 * 60 * 1000;
/** Between retries. The wait doubles. */
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 10 * 60_000;
/** A browser waits for minutes for one picture that never comes. */
const LONGEST_PAGE_LOAD_MS = 30_000;
const LONGEST_TAKEOVER_MS = 8_000;
/** Chromium may ignore a second navigation to the same page within 2 s. */
const RELOAD_AGAIN_AFTER_MS = 4_000;
/** The page's own requests come first. */
const MAINTENANCE_DELAY_MS = 4_000;

/** Registers the worker, keeps its files whole, looks for new versions and offers them. */
export async function startServiceWorker({ store, queryClient }: AppServices): Promise<void> {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerToPage | null>) => {
    if (data?.type === 'STORAGE_FULL') reportStorageFull(store);
    if (data?.type === 'EXPO_LIST_REFUSED') void showLateRefusal(queryClient, data).catch(() => {});
  });
  dateStoredAnswers(queryClient);
  watchUnsavedInput(store);
  offerReloadAfterTakeover(store);
  await pageLoaded();
  await register(store);
  void claimPage();
  void cacheExpoList(store).catch(() => {});
  void maintainPrecache(store).catch(() => {});
  let checkedAt = Date.now();
  const check = async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
    checkedAt = Date.now();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < CHECK_AT_MOST_EVERY_MS) return;
    void check().catch(() => {});
  });
}

/** Resolves when the page's own files and pictures are there: those of the worker must not hold them up. */
const pageLoaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') return resolve(null);
    addEventListener('load', resolve);
    setTimeout(resolve, LONGEST_PAGE_LOAD_MS);
  });

/**
 * Another tab took the update, and the phone has deleted the files of this page's build: without signal, the parts that
 * this page has not loaded would not come.
 */
function offerReloadAfterTakeover(store: Store): void {
  const { serviceWorker } = navigator;
  const apply = () => location.reload();
  let previous = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of a page is that of its own build. There is none any more after the site's data was cleared.
    const { controller } = serviceWorker;
    if (previous && controller) store.set(updateBaseAtom, (offer) => ({ apply, news: offer?.news ?? '' }));
    previous = controller;
  });
}

/**
 * A page whose load begins just before the first worker becomes active is not among those that the worker takes over,
 * and would have none for as long as it is open.
 */
async function claimPage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller)
    active?.postMessage({ type: 'CLAIM_PAGES' } satisfies PageToWorker);
}

async function register(store: Store, retry = createRetry(store)): Promise<void> {
  const workbox = new Workbox(import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/sw.js', {
    type: import.meta.env.DEV ? 'module' : 'classic',
  });
  const registerAgain = () => register(store, retry);
  const registration = await workbox.register({ immediate: true }).catch(() => undefined);
  // An installation that another page began may have ended just before this page could follow it.
  if (!registration || !(registration.installing || registration.waiting || registration.active))
    return void retry(registerAgain);
  const offer = (waiting: ServiceWorker) => {
    const apply = () => applyUpdate(workbox, store);
    store.set(updateBaseAtom, { apply, news: '' });
    // An offer that the visitor has closed meanwhile does not come back with the news.
    void newsOf(waiting).then(
      (news) => news && store.set(updateBaseAtom, (offer) => offer && { apply, news }),
    );
  };
  followInstallations(registration, offer, () => {
    void retry(() => (registration.active ? registration.update() : registerAgain()));
  });
}

/**
 * Returns a function that does something again, until that does not reject. A weak signal or a captive portal may end
 * the installation, or take the place of the worker's own script. What was downloaded stays, so that each try has less
 * to do. On a full phone there is one more try, because the page before may have begun the installation when there was
 * less room; after that, one each time that the visitor comes back to the page.
 */
function createRetry(store: Store): (again: () => Promise<unknown>) => Promise<void> {
  let mayTryFull = true;
  let waitMs = FIRST_WAIT_MS;
  return async function retry(again) {
    if (isStorageFull(store)) {
      await Promise.race([untilRoom(store), mayTryFull ? onlineOrAfter(waitMs) : untilRoom(store)]);
      mayTryFull = false;
    } else await onlineOrAfter(waitMs);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    await again().catch(() => retry(again));
  };
}

/**
 * Calls `onWaiting` with each version that waits, and `onFailed` after each installation that failed. Not by Workbox's
 * own events: after an update that Workbox takes for another page's, it follows no further one.
 */
function followInstallations(
  registration: ServiceWorkerRegistration,
  onWaiting: (worker: ServiceWorker) => void,
  onFailed: () => void,
): void {
  const follow = (worker: ServiceWorker | null) => {
    let isInstalled = false;
    worker?.addEventListener('statechange', () => {
      isInstalled ||= worker.state === 'installed';
      // Where there is no worker yet, the first one takes over by itself.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) onWaiting(worker);
      if (worker.state === 'redundant' && !isInstalled) onFailed();
    });
  };
  if (registration.waiting) onWaiting(registration.waiting);
  // An installation that another page began counts, too.
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

/** Lets the version that waits take over, and loads the page again. */
function applyUpdate(workbox: Workbox, store: Store): void {
  // The old worker goes once all requests are answered. Chromium keeps it for minutes if one comes in that very
  // moment, but not when the page is loaded again.
  let timer = setTimeout(reload, LONGEST_TAKEOVER_MS);
  let againMs = RELOAD_AGAIN_AFTER_MS;
  function reload(): void {
    clearTimeout(timer);
    // Loading the page again would lose what was typed meanwhile.
    if (store.get(hasUnsavedInputAtom)) return;
    // Chromium may never answer a navigation that begins while the old worker goes. Another one takes its place.
    timer = setTimeout(reload, againMs);
    againMs *= 2;
    location.reload();
  }
  workbox.addEventListener('controlling', reload);
  workbox.messageSkipWaiting();
}

/** What is new in a version that waits; '' where it says nothing that this one does not say. */
async function newsOf(waiting: ServiceWorker): Promise<string> {
  const news = await askWorker<News>(waiting, 'GET_NEWS');
  return news && news.line !== WHATS_NEW ? news.line : '';
}

/** Checks once a start that no stored file is damaged, and downloads what the first installation left for later. */
async function maintainPrecache(store: Store): Promise<void> {
  await navigator.serviceWorker.ready;
  // The first installation has found room at last.
  reportRoom(store);
  await new Promise((resolve) => setTimeout(resolve, MAINTENANCE_DELAY_MS));
  await new Promise<void>(whenIdle);
  await messagePrecache('REPAIR_FILES').catch(() => null);
  const installRest = async () => {
    await untilRoom(store);
    const question = mustSaveData() ? 'GET_PRECACHE_STATUS' : 'INSTALL_REST';
    const status = await messagePrecache(question).catch(() => null);
    return status !== null && isComplete(status.all);
  };
  await repeatUntil(installRest, FIRST_WAIT_MS, LONGEST_WAIT_MS);
}

/**
 * The worker stores the expo list when it serves the request. The list in the first HTML did not pass through it, so it
 * is requested until it is stored: without it the pass never says that it works offline. Where data must be saved, it
 * is requested once.
 */
async function cacheExpoList(store: Store): Promise<void> {
  await controlledByWorker();
  await untilVisible();
  let wasAsked = false;
  const ask = async () => {
    await untilRoom(store);
    if (await caches.match(EXPO_LIST_ADDRESS).catch(() => null)) return true;
    if (!wasAsked || !mustSaveData()) await fetch(EXPO_LIST_ADDRESS, OUR_REQUEST).catch(() => {});
    wasAsked = true;
    return false;
  };
  await repeatUntil(ask, FIRST_WAIT_MS, LONGEST_WAIT_MS);
}

/**
 * The page took the stored list for an answer of just now. Gives it its real age, and the error of the refusal after
 * it.
 */
async function showLateRefusal(client: QueryClient, refusal: LateRefusal): Promise<void> {
  const { refusalOf } = await import('./rest-client.ts');
  client
    .getQueryCache()
    .find({ queryKey: [EXPO_LIST_PATH] })
    ?.setState({
      status: 'error',
      error: refusalOf(EXPO_LIST_PATH, refusal),
      dataUpdatedAt: refusal.storedAtMs,
    });
}
