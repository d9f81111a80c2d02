import { transactionListInput } from '../../src/domain/visitor/transaction.ts';
import { router, userProcedure } from '../trpc.ts';
import { listTransactions } from './queries.ts';

export const transactionProcedures = router({
  list: userProcedure
    .input(transactionListInput)
    .query(({ ctx, input }) => listTransactions(ctx.db, ctx.user.cognitoSub, input)),
});
