import { router, visitorProcedure } from '../trpc.ts';
import { listBoothVisits } from './queries.ts';

export const boothVisitProcedures = router({
  list: visitorProcedure.query(({ ctx }) => listBoothVisits(ctx.db, ctx.visitor.cognitoSub)),
});
