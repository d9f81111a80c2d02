import { momentListInput } from '../../src/domain/content/moment.ts';
import { publicProcedure, publicProcedureWithToday, router } from '../trpc.ts';
import { listMomentExpos, listMoments } from './queries.ts';

export const momentProcedures = router({
  list: publicProcedureWithToday
    .input(momentListInput)
    .query(({ ctx, input }) => listMoments(ctx.db, ctx.today, input)),
  expos: publicProcedure.query(({ ctx }) => listMomentExpos(ctx.db)),
});
