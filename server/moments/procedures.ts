import { momentListInput } from '../../src/domain/content/moment.ts';
import { publicProcedure, router } from '../trpc.ts';
import { listMomentExpos, listMoments } from './queries.ts';

export const momentProcedures = router({
  list: publicProcedure.input(momentListInput).query(({ ctx, input }) => listMoments(ctx.db, input)),
  expos: publicProcedure.query(({ ctx }) => listMomentExpos(ctx.db)),
});
