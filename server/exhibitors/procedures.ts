import { expoSlugInput } from '../../src/domain/text/text-schema.ts';
import { orNotFound } from '../or-not-found.ts';
import { publicProcedure, router } from '../trpc.ts';
import { listExhibitors } from './queries.ts';

export const exhibitorProcedures = router({
  list: publicProcedure
    .input(expoSlugInput)
    .query(async ({ ctx, input }) => orNotFound(await listExhibitors(ctx.db, input.expoSlug), 'Expo')),
});
