import { dayAt } from '../../src/domain/time/expo-time.ts';
import { router, userProcedure } from '../trpc.ts';
import { listVouchers } from './queries.ts';

export const voucherProcedures = router({
  list: userProcedure.query(({ ctx }) => listVouchers(ctx.db, ctx.user.cognitoSub, dayAt(ctx.now()))),
});
