import { questionListInput } from '../../src/domain/content/community.ts';
import { publicProcedure, router } from '../trpc.ts';
import { listGroups, listQuestions } from './queries.ts';

export const communityProcedures = router({
  groups: publicProcedure.query(({ ctx }) => listGroups(ctx.db)),
  questions: publicProcedure.input(questionListInput).query(({ ctx, input }) => listQuestions(ctx.db, input)),
});
