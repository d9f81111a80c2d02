import { paths } from '../../domain/routing/paths.ts';

/** From the special to the general: the first entry that the address begins with decides. */
const KINDS = [
  ['/?menu', 'pass'],
  ['/account?page=expo-check-in', 'pass'],
  ['/account?page=transactions', 'points'],
  ['/account?page=family', 'family'],
  [paths.myRewards, 'points'],
  [paths.orders, 'order'],
  [paths.vouchers, 'voucher'],
  [paths.giftCards, 'gift-card'],
  [paths.expoMap, 'booth'],
  [paths.expoStarBuy, 'offer'],
  [paths.products, 'offer'],
  [paths.shoppingList, 'list'],
  [paths.community, 'community'],
  [paths.expo, 'expo'],
] as const;

export type MessageKind = (typeof KINDS)[number][1] | 'other';

/** What a message is about, shown by the page that it leads to. */
export const messageKind = (path: string): MessageKind =>
  KINDS.find(([start]) => path.startsWith(start))?.[1] ?? 'other';
