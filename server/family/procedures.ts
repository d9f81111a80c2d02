import { router, visitorProcedure } from '../trpc.ts';
import { findFamily } from './queries.ts';

export const familyProcedures = router({
  journey: visitorProcedure.query(({ ctx }) => findFamily(ctx.db, ctx.visitor.cognitoSub)),
});
