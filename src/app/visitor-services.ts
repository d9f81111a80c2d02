import { QueryObserver } from '@tanstack/react-query';
import { avatarPicture } from '../domain/visitor/avatar.ts';
import type { Profile } from '../domain/visitor/profile.ts';
import { cartQueries } from '../features/cart/queries.ts';
import { expoQueries } from '../features/expos/queries.ts';
import { profileQueries } from '../features/profile/queries.ts';
import { allItemsKey, shoppingListQueries } from '../features/shopping-list/queries.ts';
import type { AppServices } from '../platform/app-services.ts';
import { todayAtom } from '../platform/clock.ts';
import { mustSaveData } from '../platform/connection.ts';
import { isOnlineAtom } from '../platform/connectivity.ts';
import { controlledByWorker } from '../platform/controlled-by-worker.ts';
import { flagQueries, loadedFlags } from '../platform/flag-queries.ts';
import { importWhenReachable } from '../platform/import-with-retry.ts';
import { setVenueProgress } from '../platform/offline-readiness.ts';
import { startOutbox } from '../platform/outbox-client.ts';
import { isRefusal } from '../platform/request-error.ts';
import { keepSession } from '../platform/session/keep-session.ts';
import { isAuthAtom, sessionAtom } from '../platform/session/session-state.ts';
import { endSession } from '../platform/session/sign-in-and-out.ts';
import { tapsAfterSignIn, tapsStoredAtom } from '../platform/session/taps-after-sign-in.ts';
import { storeMissingPictures } from '../platform/store-picture.ts';
import { abortTransactionsOnPageHide } from '../sync/abort-on-pagehide.ts';
import { announceDeliveries } from './announce-deliveries.ts';
import { invalidateOnDelivery } from './invalidate-on-delivery.ts';
import { invalidateOnRevision } from './invalidate-on-revision.ts';
import { keepVenueStored, loadedVenueExpos } from './keep-venue-stored.ts';
import { prefetchOfflineTexts } from './prefetch-offline-texts.ts';
import { storeRowPictures } from './row-pictures.ts';
import { venueProgress } from './venue-progress.ts';

// Loaded for signed-in visitors only, to keep the first load small.

export function startVisitorServices(services: AppServices): void {
  abortTransactionsOnPageHide();
  startOutbox(services.store);
  announceDeliveries(services);
  invalidateOnDelivery(services);
  invalidateOnRevision(services);
  doTapsOnceSignedIn(services);
  whileSignedIn(services, () => [keepSession(services), loadVisitor(services), prepareForVenue(services)]);
}

/** What was tapped before it was known that the visitor is signed in, or before the sign-in. */
function doTapsOnceSignedIn(services: AppServices): void {
  const { store } = services;
  const doTaps = () => {
    if (store.get(isAuthAtom) && tapsAfterSignIn().length > 0)
      void importWhenReachable(() => import('./do-taps-after-sign-in.ts')).then((part) =>
        part.doTapsAfterSignIn(services),
      );
  };
  store.sub(sessionAtom, doTaps);
  store.sub(tapsStoredAtom, doTaps);
  doTaps();
}

const TEXTS_DELAY_MS = 5_000;

type Stop = () => void;

/** Starts services for each visitor who signs in, and stops them when that visitor signs out. */
function whileSignedIn({ store }: AppServices, start: () => Stop[]): void {
  let currentSub: string | null = null;
  let running: Stop[] = [];
  const update = () => {
    const { isAuth, mustSignInToSend, sub } = store.get(sessionAtom);
    const nextSub = isAuth && !mustSignInToSend ? sub : null;
    if (nextSub === currentSub) return;
    currentSub = nextSub;
    for (const stop of running) stop();
    running = nextSub ? start() : [];
  };
  store.sub(sessionAtom, update);
  update();
}

/** Keeps the visitor's basic data loaded. A refusal of the profile or of a shopping list ends the session. */
function loadVisitor(services: AppServices): Stop {
  const { queryClient, store } = services;
  const { sub } = store.get(sessionAtom);
  const endIfRefused = ({ error }: { error: Error | null }) => {
    if (error && isRefusal(error) && store.get(sessionAtom).sub === sub) void endSession(services);
  };
  const stops = [
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      const { status, error } = query.state;
      if (type !== 'updated' || query.queryKey[0] !== allItemsKey[0] || status !== 'error') return;
      // 404 means that the expo does not exist any more, not that the session is invalid.
      if ((error as { status?: unknown }).status !== 404) endIfRefused(query.state);
    }),
    new QueryObserver(queryClient, profileQueries.me(true)).subscribe(endIfRefused),
    new QueryObserver(queryClient, shoppingListQueries.count(true)).subscribe(endIfRefused),
    new QueryObserver(queryClient, profileQueries.detail(sub)).subscribe(({ data }) => storeAvatar(data)),
    new QueryObserver(queryClient, cartQueries.count(true)).subscribe(() => {}),
    new QueryObserver(queryClient, expoQueries.list()).subscribe(() => {}),
    new QueryObserver(queryClient, flagQueries.all()).subscribe(() => {}),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Stores the avatar: the side menu shows it above the pass, without signal too. */
function storeAvatar(profile: Profile | undefined): void {
  if (!profile || mustSaveData() || !navigator.serviceWorker) return;
  void controlledByWorker()
    .then(() => storeMissingPictures([avatarPicture(profile.avatar)], Number.POSITIVE_INFINITY))
    .catch(() => {});
}

/** Loads what the visitor needs at the venue before they get there, whether or not they open its pages. */
function prepareForVenue(services: AppServices): Stop {
  const { queryClient, store } = services;
  const { sub } = store.get(sessionAtom);
  let stop: Stop | undefined;
  let isStopped = false;
  // Restored data may not have been checked yet.
  const checked = import('../platform/stored-data-schemas.ts').then(
    ({ dropInvalidQueries }) => dropInvalidQueries(queryClient),
    () => {},
  );
  setVenueProgress(async () => {
    await checked;
    const expos = loadedVenueExpos(queryClient, store.get(todayAtom));
    return venueProgress(sub, expos?.venue ?? null, loadedFlags(queryClient) ?? {});
  });
  void checked.then(() => {
    if (!isStopped) stop = keepVenueStored(services);
  });
  // What could not be fetched is fetched after the next start.
  if (!mustSaveData() && navigator.serviceWorker)
    void checked
      .then(() => storeRowPictures(services))
      .catch(() => {})
      // Reading what is stored of them takes time that a launch needs for its screen.
      .then(() => new Promise((done) => setTimeout(done, TEXTS_DELAY_MS)))
      .then(() => (isStopped || !store.get(isOnlineAtom) ? undefined : prefetchOfflineTexts(services)))
      .catch(() => {});
  return () => {
    isStopped = true;
    stop?.();
  };
}
