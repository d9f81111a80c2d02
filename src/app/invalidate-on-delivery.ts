import type { QueryKey } from '@tanstack/react-query';
import type { ActionName } from '../domain/delivery/actions.ts';
import { addressQueries } from '../features/addresses/queries.ts';
import { cartQueries } from '../features/cart/queries.ts';
import { checkInQueries } from '../features/check-ins/queries.ts';
import { familyQueries } from '../features/family/queries.ts';
import { followQueries } from '../features/follows/queries.ts';
import { inboxQueries } from '../features/inbox/queries.ts';
import { profileQueries } from '../features/profile/queries.ts';
import { shoppingListQueries } from '../features/shopping-list/queries.ts';
import { wishlistQueries } from '../features/wishlist/queries.ts';
import type { AppServices } from '../platform/app-services.ts';
import { outboxEntriesAtom } from '../platform/outbox.ts';
import { sessionAtom } from '../platform/session/session-state.ts';

const lists: readonly QueryKey[] = [
  shoppingListQueries.items('', true).queryKey.slice(0, 1),
  shoppingListQueries.count(true).queryKey,
];
const book: readonly QueryKey[] = [addressQueries.list(true).queryKey];
const messages: readonly QueryKey[] = [inboxQueries.unreadCount(true).queryKey, inboxQueries.list().queryKey];

/** What each action is about. */
const madeStaleBy: Readonly<Record<ActionName, readonly QueryKey[]>> = {
  // The server answers with a message, too.
  'expo.check-in': [checkInQueries.list(true).queryKey, ...messages],
  'family.set-journey': [familyQueries.detail(true).queryKey],
  'profile.set': [profileQueries.detail(null).queryKey, profileQueries.me(true).queryKey],
  'address.put': book,
  'address.remove': book,
  'address.make-default': book,
  'inbox.read': messages,
  'inbox.read-all': messages,
  'cart.set': [cartQueries.list(true).queryKey, cartQueries.count(true).queryKey],
  'enquiry.send': [],
  'wishlist.set': [wishlistQueries.list(true).queryKey],
  'brand.follow': [followQueries.list(true).queryKey],
  'shopping-list.put': lists,
  'shopping-list.tick': lists,
  'shopping-list.remove': lists,
};

/** A delivered action makes what the server says about it stale. */
export function invalidateOnDelivery({ store, queryClient }: AppServices): void {
  let lastRev = 0;
  let ofSub: string | null = null;
  store.sub(outboxEntriesAtom, () => {
    const { sub } = store.get(sessionAtom);
    if (sub !== ofSub) lastRev = 0;
    ofSub = sub;
    const news = store.get(outboxEntriesAtom).filter(({ rev = 0 }) => rev > lastRev);
    lastRev = Math.max(lastRev, ...news.map(({ rev = 0 }) => rev));
    const stale = new Set(news.flatMap(({ action }) => madeStaleBy[action.name as ActionName] ?? []));
    for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
  });
}
