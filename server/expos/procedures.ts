import * as v from 'valibot';
import { listCheckIns } from '../check-ins/queries.ts';
import { orNotFound } from '../or-not-found.ts';
import { publicProcedure, router, userProcedure } from '../trpc.ts';
import { findExpo, listExpos } from './queries.ts';

const slugInput = v.object({ slug: v.pipe(v.string(), v.minLength(1), v.maxLength(120)) });

export const expoProcedures = router({
  list: publicProcedure.query(({ ctx }) => listExpos(ctx)),
  detail: publicProcedure
    .input(slugInput)
    .query(async ({ ctx, input }) => orNotFound(await findExpo(ctx, input.slug), 'Expo')),
  myCheckIns: userProcedure.query(({ ctx }) => listCheckIns(ctx.db, ctx.user.cognitoSub)),
});
