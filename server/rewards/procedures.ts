import { expoSlugInput } from '../../src/domain/text/text-schema.ts';
import { orNotFound } from '../or-not-found.ts';
import { publicProcedure, router } from '../trpc.ts';
import { findRewardProgramme, listExpoRewards } from './queries.ts';

export const rewardProcedures = router({
  programme: publicProcedure.query(({ ctx }) => findRewardProgramme(ctx.db)),
  forExpo: publicProcedure
    .input(expoSlugInput)
    .query(async ({ ctx, input }) => orNotFound(await listExpoRewards(ctx, input.expoSlug), 'Expo')),
});
