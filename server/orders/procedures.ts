import { router, visitorProcedure } from '../trpc.ts';
import { listOrders } from './queries.ts';

export const orderProcedures = router({
  list: visitorProcedure.query(({ ctx }) => listOrders(ctx.db, ctx.visitor.cognitoSub)),
});
