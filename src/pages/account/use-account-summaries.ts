import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { currentAndUpcomingExpos, type Expo } from '../../domain/expo/expo.ts';
import { offersShop } from '../../domain/organiser/offers.ts';
import { isOffered } from '../../domain/routing/offered.ts';
import { paths } from '../../domain/routing/paths.ts';
import { formatMoney } from '../../domain/shop/money.ts';
import { usableFirst } from '../../domain/shop/usable-first.ts';
import { counted } from '../../domain/text/counted.ts';
import type { Family } from '../../domain/visitor/family.ts';
import { offeredKinds } from '../../domain/visitor/transaction.ts';
import { optimisticAddresses } from '../../features/addresses/optimistic-addresses.ts';
import { addressQueries } from '../../features/addresses/queries.ts';
import { agendaQueries } from '../../features/agenda/queries.ts';
import { useAgendasQuery } from '../../features/agenda/use-agenda.ts';
import { cartQueries } from '../../features/cart/queries.ts';
import { useCartCount } from '../../features/cart/use-cart-count.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { optimisticFamily } from '../../features/family/optimistic-family.ts';
import { familyQueries } from '../../features/family/queries.ts';
import { optimisticFollowedBrands } from '../../features/follows/optimistic-follows.ts';
import { followQueries } from '../../features/follows/queries.ts';
import { giftCardQueries } from '../../features/gift-cards/queries.ts';
import { inboxQueries } from '../../features/inbox/queries.ts';
import { useUnreadCount } from '../../features/inbox/use-unread-count.ts';
import { openOrders } from '../../features/orders/order-status.ts';
import { orderQueries } from '../../features/orders/queries.ts';
import { listPathOf, useLists } from '../../features/shopping-list/use-lists.ts';
import { voucherQueries } from '../../features/vouchers/queries.ts';
import { optimisticWishes } from '../../features/wishlist/optimistic-wishlist.ts';
import { wishlistQueries } from '../../features/wishlist/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { flagQueries } from '../../platform/flag-queries.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';

/** For account pages without a number. */
const fixedSummaries: Readonly<Record<string, string>> = {
  profile: 'Name, picture, phone',
  transactions:
    offeredKinds.length > 1 ? 'Points and money' : offeredKinds.includes('points') ? 'Points' : 'Money',
  'expo-check-in': 'Works offline too',
  settings: 'Password and security',
};

/** Makes a short text of what is loaded: undefined while it is loading, and the reason where it cannot be loaded. */
function useSummary() {
  const isOnline = useAtomValue(isOnlineAtom);
  return <T>(
    { data, errorUpdateCount = 0 }: { data: T | undefined; errorUpdateCount?: number },
    text: (data: T) => string,
  ): string | undefined => {
    if (data !== undefined) return text(data);
    if (!isOnline) return 'Not saved on this device yet';
    return errorUpdateCount > 0 ? 'Couldn’t load' : undefined;
  };
}

/** Where the shopping list of an expo is that the visitor uses, and how much is left to buy on it. */
export function useListSummary(expo: Expo): { path: string; text: string | undefined } {
  const { usual, state } = useLists(expo.id);
  const open = usual.items.filter(({ ticked }) => !ticked).length;
  const text = useSummary()(
    { data: state === 'success' ? open : undefined, errorUpdateCount: Number(state === 'error') },
    (count) => countText(count, 'to buy', usual.items.length > 0 ? 'All done' : 'Empty'),
  );
  return { path: listPathOf(usual, usual, expo.slug), text };
}

/** What the texts are made of. */
export const summaryQueries = [
  cartQueries.count(true),
  inboxQueries.unreadCount(true),
  orderQueries.list(true),
  voucherQueries.list(true),
  giftCardQueries.list(true),
  followQueries.list(true),
  wishlistQueries.list(true),
  agendaQueries.list(true),
  addressQueries.list(true),
  familyQueries.detail(true),
];

/**
 * A short text for each account page but the shopping list, by its slug. The cart has one only while something is in it.
 */
export function useAccountSummaries(): Readonly<Record<string, string | undefined>> {
  const isAuth = useAtomValue(isAuthAtom);
  const today = useAtomValue(todayAtom);
  const unread = useUnreadCount(isAuth);
  const inCart = useCartCount(offersShop && isAuth);
  const flags = useQuery(flagQueries.all()).data;
  const orders = useQuery(orderQueries.list(offersShop && isAuth));
  const vouchers = useQuery(voucherQueries.list(isOffered(flags, paths.vouchers)));
  const giftCards = useQuery(giftCardQueries.list(isOffered(flags, paths.giftCards)));
  const followed = useOptimisticQuery(followQueries.list(isAuth), optimisticFollowedBrands);
  const wishes = useOptimisticQuery(wishlistQueries.list(isAuth), optimisticWishes);
  const talks = useSavedTalks();
  const addresses = useOptimisticQuery(addressQueries.list(offersShop && isAuth), optimisticAddresses);
  const family = useFamilySummary();
  const summary = useSummary();
  return {
    ...fixedSummaries,
    family: summary(
      { ...family, data: family.text ?? (family.isLoaded ? 'Not added yet' : undefined) },
      (text) => text,
    ),
    cart: inCart ? counted(inCart, 'item') : undefined,
    orders: summary(orders, (all) =>
      countText(openOrders(all).length, 'in progress', all.length > 0 ? 'None in progress' : 'None yet'),
    ),
    vouchers: summary(vouchers, (all) =>
      countText(
        usableFirst(all, today).usable.length,
        'ready to use',
        all.length > 0 ? 'None ready' : 'None yet',
      ),
    ),
    'gift-cards': summary(giftCards, (cards) => {
      const { usable } = usableFirst(cards, today);
      if (cards.length === 0) return 'None yet';
      return `${formatMoney(usable.reduce((sum, { balanceSen }) => sum + balanceSen, 0))} left`;
    }),
    addresses: summary(addresses, (book) => countText(book.addresses.length, 'saved', 'None yet')),
    agenda: summary(talks, (agendas) => countText(agendas.flat().length, 'saved', 'None yet')),
    wishlist: summary(wishes, (all) => countText(all.length, 'saved', 'None yet')),
    'followed-brands': summary(followed, (brands) => countText(brands.length, 'followed', 'None yet')),
    inbox: summary({ data: unread }, (count) => countText(count, 'unread', 'All read')),
  };
}

const countText = (count: number, unit: string, none: string) => (count > 0 ? `${count} ${unit}` : none);

/** The saved talks of each expo that is not over, which are those on the page that the summary leads to. */
function useSavedTalks() {
  const today = useAtomValue(todayAtom);
  const expos = useQuery(expoQueries.menuList()).data;
  const { data, isLoaded, errorUpdateCount } = useAgendasQuery(
    expos ? currentAndUpcomingExpos(expos, today).map(({ id }) => id) : [],
  );
  return { data: expos && isLoaded ? data : undefined, errorUpdateCount };
}

/** Who is in the family; `text` is undefined until the visitor has added it. */
export function useFamilySummary(): {
  text: string | undefined;
  isLoaded: boolean;
  errorUpdateCount: number;
} {
  const isAuth = useAtomValue(isAuthAtom);
  const { data, isLoaded, errorUpdateCount } = useOptimisticQuery(
    familyQueries.detail(isAuth),
    optimisticFamily,
    null,
  );
  return {
    text: data ? familySummary(data) : undefined,
    isLoaded,
    errorUpdateCount,
  };
}

function familySummary({ isParent, isExpecting, children: { length: count } }: Family): string {
  const none = isParent ? 'Children not added yet' : '';
  const born = count === 0 ? none : count === 1 ? '1 child' : `${count} children`;
  const expected = isExpecting ? '1 on the way' : '';
  return [born, expected].filter(Boolean).join(', ') || 'Your interests';
}
