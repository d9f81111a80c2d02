import { router, userProcedure } from '../trpc.ts';
import { listFollows } from './queries.ts';

export const followProcedures = router({
  list: userProcedure.query(({ ctx }) => listFollows(ctx.db, ctx.user.cognitoSub)),
});
