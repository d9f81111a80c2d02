import { klDay } from '../../src/domain/time/dates.ts';
import { transactionListInput } from '../../src/domain/visitor/transaction.ts';
import { listAddresses } from '../addresses/queries.ts';
import { listOrders } from '../orders/queries.ts';
import { listTransactions } from '../transactions/queries.ts';
import { router, userProcedure } from '../trpc.ts';
import { listFollows, listWishlist } from './favourites.ts';
import { listGiftCards, listVouchers } from './wallet.ts';

/** What belongs to whoever asks. */
export const belongings = {
  orders: router({ list: userProcedure.query(({ ctx }) => listOrders(ctx.db, ctx.user.cognitoSub)) }),
  vouchers: router({
    list: userProcedure.query(({ ctx }) => listVouchers(ctx.db, ctx.user.cognitoSub, klDay(ctx.now()))),
  }),
  giftCards: router({
    list: userProcedure.query(({ ctx }) => listGiftCards(ctx.db, ctx.user.cognitoSub, klDay(ctx.now()))),
  }),
  addresses: router({ list: userProcedure.query(({ ctx }) => listAddresses(ctx.db, ctx.user.cognitoSub)) }),
  transactions: router({
    list: userProcedure
      .input(transactionListInput)
      .query(({ ctx, input }) => listTransactions(ctx.db, ctx.user.cognitoSub, input)),
  }),
  wishlist: router({ list: userProcedure.query(({ ctx }) => listWishlist(ctx.db, ctx.user.cognitoSub)) }),
  follows: router({ list: userProcedure.query(({ ctx }) => listFollows(ctx.db, ctx.user.cognitoSub)) }),
};
