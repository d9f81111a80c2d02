import { router, userProcedure } from '../trpc.ts';
import { countCartItems, listCart } from './queries.ts';

export const cartProcedures = router({
  count: userProcedure.query(({ ctx }) => countCartItems(ctx.db, ctx.user.cognitoSub)),
  list: userProcedure.query(({ ctx }) => listCart(ctx.db, ctx.user.cognitoSub)),
});
