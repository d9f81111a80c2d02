import { publicProcedure, router } from '../trpc.ts';
import { listFlags } from './queries.ts';

export const flagProcedures = router({
  getAllFeatureFlags: publicProcedure.query(({ ctx }) => listFlags(ctx.db, ctx.env.vendors)),
});
