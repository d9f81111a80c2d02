import { router, visitorProcedure } from '../trpc.ts';
import { listAddresses } from './queries.ts';

export const addressProcedures = router({
  list: visitorProcedure.query(({ ctx }) => listAddresses(ctx.db, ctx.visitor.cognitoSub)),
});
