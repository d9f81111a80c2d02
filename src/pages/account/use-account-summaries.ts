import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { offersPoints, offersShop } from '../../domain/organiser/offers.ts';
import { isOffered } from '../../domain/routing/offered.ts';
import { paths } from '../../domain/routing/paths.ts';
import { formatMoney } from '../../domain/shop/money.ts';
import { optimisticAddresses } from '../../features/addresses/optimistic-addresses.ts';
import { addressQueries } from '../../features/addresses/queries.ts';
import { optimisticFamily } from '../../features/family/optimistic-family.ts';
import { familyQueries } from '../../features/family/queries.ts';
import { flagQueries } from '../../features/flags/queries.ts';
import { optimisticFollowedBrands } from '../../features/follows/optimistic-follows.ts';
import { followQueries } from '../../features/follows/queries.ts';
import { giftCardQueries } from '../../features/gift-cards/queries.ts';
import { useUnreadCount } from '../../features/inbox/use-unread-count.ts';
import { openOrders } from '../../features/orders/order-status.ts';
import { orderQueries } from '../../features/orders/queries.ts';
import { voucherQueries } from '../../features/vouchers/queries.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';

/** For account pages without a number. */
const fixedSummaries: Readonly<Record<string, string>> = {
  profile: 'Name, picture, phone',
  transactions: offersPoints && offersShop ? 'Points and money' : offersPoints ? 'Points' : 'Money',
  'expo-check-in': 'Works offline too',
  settings: 'Password and security',
};

/** A short text for each account page, by its slug; undefined until its data is loaded. */
export function useAccountSummaries(): Readonly<Record<string, string | undefined>> {
  const isAuth = useAtomValue(isAuthAtom);
  const unread = useUnreadCount(isAuth);
  const orders = useQuery(orderQueries.list(offersShop && isAuth)).data;
  const flags = useQuery(flagQueries.all()).data;
  const vouchers = useQuery(voucherQueries.list(isOffered(flags, paths.vouchers))).data;
  const giftCards = useQuery(giftCardQueries.list(isOffered(flags, paths.giftCards))).data;
  const followedCount = useOptimisticQuery(followQueries.list(isAuth), optimisticFollowedBrands).data?.length;
  const family = useFamilySummary();
  const addressCount = useOptimisticQuery(addressQueries.list(offersShop && isAuth), optimisticAddresses).data
    ?.addresses.length;
  const openOrderCount = orders && openOrders(orders).length;
  const readyVoucherCount = vouchers?.filter(({ status }) => status === 'ready').length;
  const balanceSen = giftCards?.reduce(
    (sum, card) => sum + (card.status === 'ready' ? card.balanceSen : 0),
    0,
  );
  return {
    ...fixedSummaries,
    family: family.text ?? (family.isLoaded ? 'Not added yet' : undefined),
    orders:
      openOrderCount === undefined
        ? undefined
        : openOrderCount > 0
          ? `${openOrderCount} in progress`
          : 'None in progress',
    vouchers:
      readyVoucherCount === undefined
        ? undefined
        : readyVoucherCount > 0
          ? `${readyVoucherCount} ready to use`
          : 'None ready',
    'gift-cards': balanceSen === undefined ? undefined : `${formatMoney(balanceSen)} left`,
    addresses: addressCount === undefined ? undefined : addressSummary(addressCount),
    'followed-brands':
      followedCount === undefined ? undefined : followedCount > 0 ? `${followedCount} followed` : 'None yet',
    inbox: unread === undefined ? undefined : unread > 0 ? `${unread} unread` : 'All read',
  };
}

/** Who is in the family; `text` is undefined until the visitor has added it. */
export function useFamilySummary(): { text: string | undefined; isLoaded: boolean } {
  const isAuth = useAtomValue(isAuthAtom);
  const { data, isLoaded } = useOptimisticQuery(familyQueries.detail(isAuth), optimisticFamily, null);
  return { text: data ? familySummary(data.children.length, data.isExpecting) : undefined, isLoaded };
}

const addressSummary = (count: number) => (count > 0 ? `${count} saved` : 'None yet');

function familySummary(count: number, isExpecting: boolean): string {
  const born = count === 0 ? '' : count === 1 ? '1 child' : `${count} children`;
  const expected = isExpecting ? '1 on the way' : '';
  return [born, expected].filter(Boolean).join(', ') || 'Your interests';
}
