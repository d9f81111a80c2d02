import { router, userProcedure } from '../trpc.ts';
import { listBoothVisits } from './queries.ts';

export const boothVisitProcedures = router({
  list: userProcedure.query(({ ctx }) => listBoothVisits(ctx.db, ctx.user.cognitoSub)),
});
