import { slugInput } from '../../src/domain/text/text-schema.ts';
import { orNotFound } from '../or-not-found.ts';
import { publicProcedure, router } from '../trpc.ts';
import { findMedia, listMedia } from './queries.ts';

export const mediaProcedures = router({
  list: publicProcedure.query(({ ctx }) => listMedia(ctx.db)),
  detail: publicProcedure
    .input(slugInput)
    .query(async ({ ctx, input }) => orNotFound(await findMedia(ctx.db, input.slug), 'Article')),
});
