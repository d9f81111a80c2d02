import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { currentAndUpcomingExpos, runningExpos } from '../domain/expo/expo.ts';
import { parseFlags } from '../domain/visitor/flags.ts';
import { belongings } from '../features/belongings/queries.ts';
import { cart } from '../features/cart/queries.ts';
import { checkIn } from '../features/check-in/queries.ts';
import { exhibitors } from '../features/exhibitors/queries.ts';
import { expo } from '../features/expo/queries.ts';
import { flags } from '../features/flags/queries.ts';
import { points } from '../features/points/queries.ts';
import { profile } from '../features/profile/queries.ts';
import { keepFresh } from '../features/session/keep-fresh.ts';
import { tokensNow } from '../features/session/pool-tokens.ts';
import { endSession, type House } from '../features/session/verbs.ts';
import { shoppingList } from '../features/shopping-list/queries.ts';
import { wishlist } from '../features/wishlist/queries.ts';
import { accountMenu } from '../pages/account/account-menu.ts';
import { renewPageTokens } from '../platform/access-token.ts';
import { todayAtom } from '../platform/clock.ts';
import { onBackOnline } from '../platform/connectivity.ts';
import { startOutbox } from '../platform/outbox.ts';
import { isRefusal } from '../platform/request-error.ts';
import { sessionAtom } from '../platform/session.ts';
import { timeLeftMs } from '../sync/renew-tokens.ts';
import { invalidateOnDelivery } from './invalidate-on-delivery.ts';

// Fetched once somebody is signed in: a visitor who only looks around needs none of it.

export function startVisitorServices(house: House): void {
  startOutbox(house.store);
  invalidateOnDelivery(house);
  whileSignedIn(house, () => [loadVisitor(house), keepTokensFresh(house)]);
}

type End = () => void;

/** Begins things for each visitor, and ends them when that visitor goes. */
function whileSignedIn({ store }: House, begin: () => End[]): void {
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
function loadVisitor(house: House): End {
  const { queryClient, store } = house;
  const { sub } = store.get(sessionAtom);
  const endIfRefused = ({ error }: { error: Error | null }) => {
    if (error && isRefusal(error) && store.get(sessionAtom).sub === sub) void endSession(house);
  };
  void stockUp(house);
  const [listPath] = shoppingList.items('', true).queryKey;
  const ends = [
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      const { status, error } = query.state;
      if (type !== 'updated' || query.queryKey[0] !== listPath || status !== 'error') return;
      // An expo that is not there any more is no word about the visitor.
      if ((error as { status?: unknown }).status !== 404) endIfRefused(query.state);
    }),
    new QueryObserver(queryClient, profile.me(true)).subscribe(endIfRefused),
    new QueryObserver(queryClient, shoppingList.count(true)).subscribe(endIfRefused),
    new QueryObserver(queryClient, profile.detail(sub)).subscribe(() => {}),
    new QueryObserver(queryClient, cart.count(true)).subscribe(() => {}),
    new QueryObserver(queryClient, expo.list()).subscribe(() => {}),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** The shopping lists of the expo that is on, and of the next. */
const LISTS_KEPT = 2;

/** What the visitor will want at the venue is on the phone before they get there, opened or not. */
async function stockUp({ queryClient, store }: House): Promise<void> {
  void queryClient.prefetchQuery(points.summary(true));
  void queryClient.prefetchQuery(checkIn.mine(true));
  void queryClient.prefetchQuery(wishlist.list(true));
  void queryClient.prefetchQuery(cart.list(true));
  void stockWallet(queryClient);
  const list = await queryClient.ensureQueryData(expo.list()).catch(() => null);
  if (!list) return;
  const today = store.get(todayAtom);
  for (const { slug } of runningExpos(list, today)) {
    void queryClient.prefetchQuery(expo.detail(slug));
    void queryClient.prefetchQuery(exhibitors.at(slug));
  }
  for (const { id } of currentAndUpcomingExpos(list, today).slice(0, LISTS_KEPT))
    void queryClient.prefetchQuery(shoppingList.items(id, true));
}

/** What can be paid with, as far as the account shows it at all. */
async function stockWallet(queryClient: QueryClient): Promise<void> {
  const known = await queryClient.ensureQueryData(flags.all()).catch(() => null);
  const pages = accountMenu(parseFlags(known)).map(({ slug }) => slug);
  if (pages.includes('vouchers')) void queryClient.prefetchQuery(belongings.vouchers());
  if (pages.includes('gift-cards')) void queryClient.prefetchQuery(belongings.giftCards());
}

function keepTokensFresh(house: House): End {
  const loop = keepFresh({
    lastsMs: async () => {
      const tokens = await tokensNow();
      return tokens && timeLeftMs(tokens, Date.now());
    },
    renew: renewPageTokens,
    onRefused: () => void endSession(house),
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  });
  const endOnline = onBackOnline(loop.wake);
  const onVisible = () => {
    if (!document.hidden) loop.wake();
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    loop.stop();
    endOnline();
    document.removeEventListener('visibilitychange', onVisible);
  };
}
