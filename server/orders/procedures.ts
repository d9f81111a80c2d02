import { router, userProcedure } from '../trpc.ts';
import { listOrders } from './queries.ts';

export const orderProcedures = router({
  list: userProcedure.query(({ ctx }) => listOrders(ctx.db, ctx.user.cognitoSub)),
});
