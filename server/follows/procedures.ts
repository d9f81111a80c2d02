import { router, visitorProcedure } from '../trpc.ts';
import { listFollows } from './queries.ts';

export const followProcedures = router({
  list: visitorProcedure.query(({ ctx }) => listFollows(ctx.db, ctx.visitor.cognitoSub)),
});
