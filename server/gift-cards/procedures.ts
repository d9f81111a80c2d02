import { dayAt } from '../../src/domain/time/expo-time.ts';
import { router, userProcedure } from '../trpc.ts';
import { listGiftCards } from './queries.ts';

export const giftCardProcedures = router({
  list: userProcedure.query(({ ctx }) => listGiftCards(ctx.db, ctx.user.cognitoSub, dayAt(ctx.now()))),
});
