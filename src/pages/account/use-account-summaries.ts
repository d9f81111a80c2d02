import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { formatRinggit } from '../../domain/shop/money.ts';
import { optimisticAddresses } from '../../features/addresses/optimistic-addresses.ts';
import { addressQueries } from '../../features/addresses/queries.ts';
import { optimisticFamily } from '../../features/family/optimistic-family.ts';
import { familyQueries } from '../../features/family/queries.ts';
import { optimisticFollowedBrands } from '../../features/follows/optimistic-follows.ts';
import { followQueries } from '../../features/follows/queries.ts';
import { giftCardQueries } from '../../features/gift-cards/queries.ts';
import { useUnreadCount } from '../../features/inbox/use-unread-count.ts';
import { openOrders } from '../../features/orders/order-status.ts';
import { orderQueries } from '../../features/orders/queries.ts';
import { voucherQueries } from '../../features/vouchers/queries.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';

/** What a tile says where there is nothing to count. */
const always: Readonly<Record<string, string>> = {
  profile: 'Name, picture, phone',
  transactions: 'Points and money',
  'expo-check-in': 'With or without signal',
  settings: 'Password and security',
};

/** One short line for each page of the account, by its slug; nothing while it is not known. */
export function useAccountSummaries(): Readonly<Record<string, string | undefined>> {
  const isAuth = useAtomValue(isAuthAtom);
  const unread = useUnreadCount(isAuth);
  const ordered = useQuery(orderQueries.list(isAuth)).data;
  const vouchers = useQuery(voucherQueries.list()).data;
  const cards = useQuery(giftCardQueries.list()).data;
  const followedCount = useOptimisticQuery(followQueries.list(isAuth), optimisticFollowedBrands).data?.length;
  const family = useOptimisticQuery(familyQueries.detail(isAuth), optimisticFamily, null);
  const addressCount = useOptimisticQuery(addressQueries.list(isAuth), optimisticAddresses).data?.addresses
    .length;
  const busy = ordered && openOrders(ordered).length;
  const ready = vouchers?.filter(({ status }) => status === 'ready').length;
  const balance = cards?.reduce((sum, card) => sum + (card.status === 'ready' ? card.balanceSen : 0), 0);
  return {
    ...always,
    family: family.data
      ? childrenLine(family.data.children.length, family.data.isExpecting)
      : family.isLoaded
        ? 'Not told yet'
        : undefined,
    orders: busy === undefined ? undefined : busy > 0 ? `${busy} under way` : 'None under way',
    vouchers: ready === undefined ? undefined : ready > 0 ? `${ready} ready to use` : 'None ready',
    'gift-cards': balance === undefined ? undefined : `${formatRinggit(balance)} left`,
    addresses: addressCount === undefined ? undefined : saved(addressCount),
    'followed-brands':
      followedCount === undefined ? undefined : followedCount > 0 ? `${followedCount} followed` : 'None yet',
    inbox: unread === undefined ? undefined : unread > 0 ? `${unread} unread` : 'All read',
  };
}

const saved = (count: number) => (count > 0 ? `${count} saved` : 'None yet');

function childrenLine(count: number, isExpecting: boolean): string {
  const born = count === 0 ? '' : count === 1 ? '1 child' : `${count} children`;
  const coming = isExpecting ? 'one on the way' : '';
  const line = [born, coming].filter(Boolean).join(', ');
  return line ? line.charAt(0).toUpperCase() + line.slice(1) : 'Interests and reminders';
}
