import { questionListInput } from '../../src/domain/content/community.ts';
import { publicProcedure, publicProcedureWithToday, router } from '../trpc.ts';
import { listGroups, listQuestions } from './queries.ts';

export const communityProcedures = router({
  groups: publicProcedure.query(({ ctx }) => listGroups(ctx.db)),
  questions: publicProcedureWithToday
    .input(questionListInput)
    .query(({ ctx, input }) => listQuestions(ctx.db, ctx.today, input)),
});
