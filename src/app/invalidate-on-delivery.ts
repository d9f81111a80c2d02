import type { QueryKey } from '@tanstack/react-query';
import type { ActionName } from '../domain/delivery/actions.ts';
import { addresses } from '../features/addresses/queries.ts';
import { cart } from '../features/cart/queries.ts';
import { checkIn } from '../features/check-in/queries.ts';
import { family } from '../features/family/queries.ts';
import { follow } from '../features/follow/queries.ts';
import { inbox } from '../features/inbox/queries.ts';
import { profile } from '../features/profile/queries.ts';
import type { House } from '../features/session/verbs.ts';
import { shoppingList } from '../features/shopping-list/queries.ts';
import { wishlist } from '../features/wishlist/queries.ts';
import { outboxEntriesAtom } from '../platform/outbox.ts';
import { sessionAtom } from '../platform/session.ts';

const lists: readonly QueryKey[] = [
  shoppingList.items('', true).queryKey.slice(0, 1),
  shoppingList.count(true).queryKey,
];
const book: readonly QueryKey[] = [addresses.list(true).queryKey];
const messages: readonly QueryKey[] = [inbox.unread(true).queryKey, inbox.list().queryKey];

/** What each action is about. */
const madeStaleBy: Readonly<Record<ActionName, readonly QueryKey[]>> = {
  // The server answers with a message, too.
  'expo.check-in': [checkIn.mine(true).queryKey, ...messages],
  'family.set-journey': [family.journey(true).queryKey],
  'profile.set': [profile.detail(null).queryKey, profile.me(true).queryKey],
  'address.put': book,
  'address.remove': book,
  'address.make-default': book,
  'inbox.read': messages,
  'inbox.read-all': messages,
  'cart.set': [cart.list(true).queryKey, cart.count(true).queryKey],
  'enquiry.send': [],
  'wishlist.set': [wishlist.list(true).queryKey],
  'brand.follow': [follow.mine(true).queryKey],
  'shopping-list.put': lists,
  'shopping-list.tick': lists,
  'shopping-list.remove': lists,
};

/** A delivered action makes what the server says about it stale. */
export function invalidateOnDelivery({ store, queryClient }: House): void {
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
