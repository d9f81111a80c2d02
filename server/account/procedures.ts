import { TRPCError } from '@trpc/server';
import { publicProcedure, router } from '../trpc.ts';
import { deleteAccount } from './delete-account.ts';

export const accountProcedures = router({
  /**
   * Deletes what the server stores about the visitor; the page then deletes the pool's account with the same token.
   * Needs no visitor row, so that it can be repeated until the pool has deleted its part.
   */
  delete: publicProcedure.meta({ needsSession: true }).mutation(async ({ ctx }) => {
    const bearer = await ctx.verifyBearer();
    if (!bearer) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Sign in first' });
    await deleteAccount(ctx.db, bearer.sub, ctx.now());
    ctx.log.info({}, 'account deleted');
    return { deleted: true };
  }),
});
