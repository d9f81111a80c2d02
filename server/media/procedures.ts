import { slugInput } from '../../src/domain/text/text-schema.ts';
import { orNotFound } from '../or-not-found.ts';
import { publicProcedureWithToday, router } from '../trpc.ts';
import { findMedia, listMedia } from './queries.ts';

export const mediaProcedures = router({
  list: publicProcedureWithToday.query(({ ctx }) => listMedia(ctx.db, ctx.today)),
  detail: publicProcedureWithToday
    .input(slugInput)
    .query(async ({ ctx, input }) => orNotFound(await findMedia(ctx.db, ctx.today, input.slug), 'Article')),
});
