import { asc } from 'drizzle-orm';
import { publicProcedure, router } from '../trpc.ts';
import { featureFlags } from './table.ts';

export const flagProcedures = router({
  getAllFeatureFlags: publicProcedure.query(({ ctx }) =>
    ctx.db.select().from(featureFlags).orderBy(asc(featureFlags.name)),
  ),
});
