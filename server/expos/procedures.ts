import { TRPCError } from '@trpc/server';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { checkIns } from '../check-ins/table.ts';
import { publicProcedure, router, userProcedure } from '../trpc.ts';
import { findExpo, listExpos } from './queries.ts';

const slugInput = v.object({ slug: v.pipe(v.string(), v.minLength(1), v.maxLength(120)) });

export const expoProcedures = router({
  list: publicProcedure.query(({ ctx }) => listExpos(ctx)),
  detail: publicProcedure.input(slugInput).query(async ({ ctx, input }) => {
    const expo = await findExpo(ctx, input.slug);
    if (!expo) throw new TRPCError({ code: 'NOT_FOUND', message: 'Expo Not Found' });
    return expo;
  }),
  /** Where this visitor checked in, and when (ISO 8601). */
  myCheckIns: userProcedure.query(async ({ ctx }) => {
    const rows = await ctx.db.select().from(checkIns).where(eq(checkIns.sub, ctx.user.cognitoSub));
    return rows.map(({ expoId, day, checkedInAt }) => ({
      expoId,
      day,
      checkedInAt: checkedInAt.toISOString(),
    }));
  }),
});
