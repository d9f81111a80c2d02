import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { currentAndUpcomingExpos, runningExpos } from '../domain/expo/expo.ts';
import { parseFlags } from '../domain/visitor/flags.ts';
import { cartQueries } from '../features/cart/queries.ts';
import { checkInQueries } from '../features/check-ins/queries.ts';
import { exhibitorQueries } from '../features/exhibitors/queries.ts';
import { expoQueries } from '../features/expos/queries.ts';
import { flagQueries } from '../features/flags/queries.ts';
import { giftCardQueries } from '../features/gift-cards/queries.ts';
import { pointsQueries } from '../features/points/queries.ts';
import { profileQueries } from '../features/profile/queries.ts';
import { shoppingListQueries } from '../features/shopping-list/queries.ts';
import { voucherQueries } from '../features/vouchers/queries.ts';
import { wishlistQueries } from '../features/wishlist/queries.ts';
import { accountMenu } from '../pages/account/account-menu.ts';
import { renewPageTokens } from '../platform/access-token.ts';
import type { AppServices } from '../platform/app-services.ts';
import { todayAtom } from '../platform/clock.ts';
import { onBackOnline } from '../platform/connectivity.ts';
import { startOutbox } from '../platform/outbox.ts';
import { isRefusal } from '../platform/request-error.ts';
import { endSession } from '../platform/session/session-lifecycle.ts';
import { sessionAtom } from '../platform/session/session-state.ts';
import { readStoredTokens } from '../platform/session/stored-tokens.ts';
import { startTokenRenewal } from '../platform/session/token-renewal.ts';
import { timeLeftMs } from '../sync/renew-tokens.ts';
import { invalidateOnDelivery } from './invalidate-on-delivery.ts';

// Fetched once somebody is signed in: a visitor who only looks around needs none of it.

export function startVisitorServices(house: AppServices): void {
  startOutbox(house.store);
  invalidateOnDelivery(house);
  whileSignedIn(house, () => [loadVisitor(house), keepTokensFresh(house)]);
}

type End = () => void;

/** Begins things for each visitor, and ends them when that visitor goes. */
function whileSignedIn({ store }: AppServices, begin: () => End[]): void {
  let sub: string | null = null;
  let running: End[] = [];
  const look = () => {
    const session = store.get(sessionAtom);
    const now = session.isAuth && !session.mustSignInToSend ? session.sub : null;
    if (now === sub) return;
    sub = now;
    for (const end of running) end();
    running = now ? begin() : [];
  };
  store.sub(sessionAtom, look);
  look();
}

/** Profile, own detail and shopping count. A server that says no to profile or shopping ends the session. */
function loadVisitor(house: AppServices): End {
  const { queryClient, store } = house;
  const { sub } = store.get(sessionAtom);
  const endIfRefused = ({ error }: { error: Error | null }) => {
    if (error && isRefusal(error) && store.get(sessionAtom).sub === sub) void endSession(house);
  };
  void stockUp(house);
  const [listPath] = shoppingListQueries.items('', true).queryKey;
  const ends = [
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      const { status, error } = query.state;
      if (type !== 'updated' || query.queryKey[0] !== listPath || status !== 'error') return;
      // An expo that is not there any more is no word about the visitor.
      if ((error as { status?: unknown }).status !== 404) endIfRefused(query.state);
    }),
    new QueryObserver(queryClient, profileQueries.me(true)).subscribe(endIfRefused),
    new QueryObserver(queryClient, shoppingListQueries.count(true)).subscribe(endIfRefused),
    new QueryObserver(queryClient, profileQueries.detail(sub)).subscribe(() => {}),
    new QueryObserver(queryClient, cartQueries.count(true)).subscribe(() => {}),
    new QueryObserver(queryClient, expoQueries.list()).subscribe(() => {}),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** The shopping lists of the expo that is on, and of the next. */
const LISTS_KEPT = 2;

/** What the visitor will want at the venue is on the phone before they get there, opened or not. */
async function stockUp({ queryClient, store }: AppServices): Promise<void> {
  void queryClient.prefetchQuery(pointsQueries.summary(true));
  void queryClient.prefetchQuery(checkInQueries.list(true));
  void queryClient.prefetchQuery(wishlistQueries.list(true));
  void queryClient.prefetchQuery(cartQueries.list(true));
  void stockWallet(queryClient);
  const list = await queryClient.ensureQueryData(expoQueries.list()).catch(() => null);
  if (!list) return;
  const today = store.get(todayAtom);
  for (const { slug } of runningExpos(list, today)) {
    void queryClient.prefetchQuery(expoQueries.detail(slug));
    void queryClient.prefetchQuery(exhibitorQueries.list(slug));
  }
  for (const { id } of currentAndUpcomingExpos(list, today).slice(0, LISTS_KEPT))
    void queryClient.prefetchQuery(shoppingListQueries.items(id, true));
}

/** What can be paid with, as far as the account shows it at all. */
async function stockWallet(queryClient: QueryClient): Promise<void> {
  const known = await queryClient.ensureQueryData(flagQueries.all()).catch(() => null);
  const pages = accountMenu(parseFlags(known)).map(({ slug }) => slug);
  if (pages.includes('vouchers')) void queryClient.prefetchQuery(voucherQueries.list());
  if (pages.includes('gift-cards')) void queryClient.prefetchQuery(giftCardQueries.list());
}

function keepTokensFresh(house: AppServices): End {
  const loop = startTokenRenewal({
    remainingMs: async () => {
      const tokens = await readStoredTokens();
      return tokens && timeLeftMs(tokens, Date.now());
    },
    renew: renewPageTokens,
    onRefused: () => void endSession(house),
    setTimer: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  });
  const endOnline = onBackOnline(loop.checkNow);
  const onVisible = () => {
    if (!document.hidden) loop.checkNow();
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    loop.stop();
    endOnline();
    document.removeEventListener('visibilitychange', onVisible);
  };
}
