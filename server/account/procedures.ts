import { TRPCError } from '@trpc/server';
import { publicProcedure, router } from '../trpc.ts';
import { deleteAccount } from './delete-account.ts';

export const accountProcedures = router({
  /**
   * Deletes what the server holds of the visitor; the pool's part is the page's to ask for, with the same token.
   * Asks for no row, so that it can be repeated until the pool has done its part too.
   */
  delete: publicProcedure.mutation(async ({ ctx }) => {
    const bearer = await ctx.verifyBearer();
    if (!bearer) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Sign in first' });
    await deleteAccount(ctx.db, bearer.sub, ctx.now());
    ctx.log.info({}, 'account deleted');
    return { deleted: true };
  }),
});
