import type { ActionName } from '../../domain/delivery/actions.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

const titles: Record<ActionName, string> = {
  'expo.check-in': 'Expo check-in',
  'family.set-journey': 'Your family',
  'profile.set': 'Your profile',
  'address.put': 'An address',
  'address.remove': 'An address taken away',
  'address.make-default': 'Your default address',
  'inbox.read': 'A message, read or not',
  'inbox.read-all': 'All messages read',
  'cart.set': 'Your cart',
  'enquiry.send': 'Your message to us',
  'wishlist.set': 'Your wishlist',
  'shopping-list.put': 'Something for your shopping list',
  'shopping-list.tick': 'A tick on your shopping list',
  'shopping-list.remove': 'Something off your shopping list',
  'brand.follow': 'A brand you follow',
};

/** What an entry is about. One from a newer version of the app has a plain name. */
export function entryTitle(entry: OutboxEntry): string {
  const name: string = entry.action.name;
  return Object.hasOwn(titles, name) ? titles[name as ActionName] : 'Something you saved';
}
