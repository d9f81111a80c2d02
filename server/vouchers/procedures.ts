import { dayAt } from '../../src/domain/time/expo-time.ts';
import { router, visitorProcedure } from '../trpc.ts';
import { listVouchers } from './queries.ts';

export const voucherProcedures = router({
  list: visitorProcedure.query(({ ctx }) => listVouchers(ctx.db, ctx.visitor.cognitoSub, dayAt(ctx.now()))),
});
