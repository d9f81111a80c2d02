import { router, userProcedure } from '../trpc.ts';
import { findFamily } from './queries.ts';

export const familyProcedures = router({
  journey: userProcedure.query(({ ctx }) => findFamily(ctx.db, ctx.user.cognitoSub)),
});
