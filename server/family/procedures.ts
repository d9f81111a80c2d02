import { eq } from 'drizzle-orm';
import type { Family } from '../../src/domain/visitor/family.ts';
import { router, userProcedure } from '../trpc.ts';
import { journeys } from './table.ts';

export const familyProcedures = router({
  /** What the visitor told about the family; null for nothing yet. */
  journey: userProcedure.query(async ({ ctx }): Promise<Family | null> => {
    const [row] = await ctx.db
      .select({ data: journeys.data })
      .from(journeys)
      .where(eq(journeys.sub, ctx.user.cognitoSub));
    return row?.data ?? null;
  }),
});
