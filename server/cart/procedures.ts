import { router, visitorProcedure } from '../trpc.ts';
import { countCartItems, listCart } from './queries.ts';

export const cartProcedures = router({
  count: visitorProcedure.query(({ ctx }) => countCartItems(ctx.db, ctx.visitor.cognitoSub)),
  list: visitorProcedure.query(({ ctx }) => listCart(ctx.db, ctx.visitor.cognitoSub)),
});
