import { transactionListInput } from '../../src/domain/visitor/transaction.ts';
import { router, visitorProcedure } from '../trpc.ts';
import { listTransactions } from './queries.ts';

export const transactionProcedures = router({
  list: visitorProcedure
    .input(transactionListInput)
    .query(({ ctx, input }) => listTransactions(ctx.db, ctx.visitor.cognitoSub, input)),
});
