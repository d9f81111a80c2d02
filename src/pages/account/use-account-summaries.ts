import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { formatRinggit } from '../../domain/shop/money.ts';
import { addressesNow } from '../../features/addresses/model.ts';
import { addresses } from '../../features/addresses/queries.ts';
import { belongings } from '../../features/belongings/queries.ts';
import { journeyNow } from '../../features/family/model.ts';
import { family } from '../../features/family/queries.ts';
import { followedBrands } from '../../features/follow/model.ts';
import { useFollows } from '../../features/follow/use-follows.ts';
import { useUnread } from '../../features/inbox/use-unread.ts';
import { underWay } from '../../features/orders/model.ts';
import { orders } from '../../features/orders/queries.ts';
import { outboxEntriesAtom } from '../../platform/outbox.ts';
import { responseVersion } from '../../platform/pending-changes.ts';
import { isAuthAtom } from '../../platform/session.ts';

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
  const entries = useAtomValue(outboxEntriesAtom);
  const unread = useUnread(isAuth);
  const ordered = useQuery(orders.list(isAuth)).data;
  const vouchers = useQuery(belongings.vouchers()).data;
  const cards = useQuery(belongings.giftCards()).data;
  const follows = useFollows();
  const followed = follows.data && followedBrands(follows.data, follows.read, entries).length;
  const journeyQuery = family.journey(isAuth);
  const journey = useQuery(journeyQuery);
  const journeyRead = responseVersion(journeyQuery.queryKey, journey.dataUpdatedAt);
  const told = journeyNow(journey.data ?? null, journeyRead, entries);
  const bookQuery = addresses.list(isAuth);
  const book = useQuery(bookQuery);
  const bookRead = responseVersion(bookQuery.queryKey, book.dataUpdatedAt);
  const busy = ordered && underWay(ordered).length;
  const ready = vouchers?.filter(({ status }) => status === 'ready').length;
  const balance = cards?.reduce((sum, card) => sum + (card.status === 'ready' ? card.balanceSen : 0), 0);
  return {
    ...always,
    family: told
      ? childrenLine(told.children.length, told.isExpecting)
      : journey.data === null
        ? 'Not told yet'
        : undefined,
    orders: busy === undefined ? undefined : busy > 0 ? `${busy} under way` : 'None under way',
    vouchers: ready === undefined ? undefined : ready > 0 ? `${ready} ready to use` : 'None ready',
    'gift-cards': balance === undefined ? undefined : `${formatRinggit(balance)} left`,
    addresses: book.data && saved(addressesNow(book.data, bookRead, entries).addresses.length),
    'followed-brands':
      followed === undefined ? undefined : followed > 0 ? `${followed} followed` : 'None yet',
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
