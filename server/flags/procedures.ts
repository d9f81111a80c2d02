import { asc } from 'drizzle-orm';
import { featureFlags } from '../db/schema.ts';
import { publicProcedure, router } from '../trpc.ts';

export const flagProcedures = router({
  getAllFeatureFlags: publicProcedure.query(({ ctx }) =>
    ctx.db.select().from(featureFlags).orderBy(asc(featureFlags.name)),
  ),
});
