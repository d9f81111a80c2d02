import { publicProcedure, router } from '../trpc.ts';
import { listFaqs } from './queries.ts';

export const faqProcedures = router({
  list: publicProcedure.query(({ ctx }) => listFaqs(ctx.db)),
});
