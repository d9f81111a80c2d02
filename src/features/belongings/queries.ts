import type { transactionListInput } from '../../domain/transaction.ts';
import { remote, remotePages } from '../../platform/read.ts';

const STALE_MS = 60_000;
/** The visitor's own records are wanted at the venue, where there may be no signal. */
const own = { staleTime: STALE_MS, meta: { shelf: true } };

type Kind = NonNullable<NonNullable<(typeof transactionListInput)['~types']>['output']['kind']>;

/** What belongs to whoever is signed in. */
export const belongings = {
  orders: () => remote('users.orders.list', own),
  vouchers: () => remote('users.vouchers.list', own),
  giftCards: () => remote('users.giftCards.list', own),
  addresses: () => remote('users.addresses.list', own),
  messages: () => remote('users.notifications.list', own),
  cart: () => remote('users.carts.list', own),
  transactions: (kind?: Kind) =>
    remotePages('users.transactions.list', { input: kind ? { kind } : {}, ...own }),
};
