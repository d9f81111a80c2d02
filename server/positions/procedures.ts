import { slugInput } from '../../src/domain/text/text-schema.ts';
import { orNotFound } from '../or-not-found.ts';
import { publicProcedureWithToday, router } from '../trpc.ts';
import { findPosition, listPositions } from './queries.ts';

export const positionProcedures = router({
  list: publicProcedureWithToday.query(({ ctx }) => listPositions(ctx.db, ctx.today)),
  detail: publicProcedureWithToday
    .input(slugInput)
    .query(async ({ ctx, input }) =>
      orNotFound(await findPosition(ctx.db, ctx.today, input.slug), 'Position'),
    ),
});
