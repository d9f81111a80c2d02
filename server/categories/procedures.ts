import { publicProcedure, router } from '../trpc.ts';
import { listCategories } from './queries.ts';

export const categoryProcedures = router({
  list: publicProcedure.query(({ ctx }) => listCategories(ctx.db)),
});
