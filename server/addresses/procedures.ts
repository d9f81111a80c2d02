import { router, userProcedure } from '../trpc.ts';
import { listAddresses } from './queries.ts';

export const addressProcedures = router({
  list: userProcedure.query(({ ctx }) => listAddresses(ctx.db, ctx.user.cognitoSub)),
});
