import * as v from 'valibot';
import { listCheckIns } from '../check-ins/queries.ts';
import { orNotFound } from '../or-not-found.ts';
import { publicProcedure, router, visitorProcedure } from '../trpc.ts';
import { findExpo, listExpos } from './queries.ts';

const detailInput = v.object({
  slug: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  /** Without the programme: home shows the rest of it. */
  isBrief: v.optional(v.boolean()),
});

export const expoProcedures = router({
  list: publicProcedure.query(({ ctx }) => listExpos(ctx)),
  detail: publicProcedure.input(detailInput).query(async ({ ctx, input }) => {
    const expo = orNotFound(await findExpo(ctx, input.slug), 'Expo');
    return input.isBrief ? { ...expo, programme: [] } : expo;
  }),
  myCheckIns: visitorProcedure.query(({ ctx }) => listCheckIns(ctx.db, ctx.visitor.cognitoSub)),
});
