import { bearerProcedure, router } from '../trpc.ts';
import { renewPassKey } from '../visitors/renew-pass-key.ts';
import { deleteAccount } from './delete-account.ts';

export const accountProcedures = router({
  /**
   * Deletes what the server stores about the visitor; the page then deletes the pool's account with the same token.
   * Needs no visitor row, so that it can be repeated until the pool has deleted its part.
   */
  delete: bearerProcedure.mutation(async ({ ctx }) => {
    await deleteAccount(ctx.db, ctx.bearer.sub, ctx.now());
    ctx.log.info({}, 'account deleted');
    return { deleted: true };
  }),
  /** Makes another pass key, which phones with a session fetch. Passes of the one before are refused. */
  renewPassKey: bearerProcedure.mutation(async ({ ctx }) => {
    await renewPassKey(ctx.db, ctx.bearer.sub);
    return { renewed: true };
  }),
});
