import { slugInput } from '../../src/domain/text/text-schema.ts';
import { orNotFound } from '../or-not-found.ts';
import { publicProcedure, router } from '../trpc.ts';
import { findContentPage } from './queries.ts';

export const contentPageProcedures = router({
  detail: publicProcedure
    .input(slugInput)
    .query(async ({ ctx, input }) => orNotFound(await findContentPage(ctx.db, input.slug), 'Page')),
});
