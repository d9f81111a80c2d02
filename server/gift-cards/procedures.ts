import { dayAt } from '../../src/domain/time/expo-time.ts';
import { router, visitorProcedure } from '../trpc.ts';
import { listGiftCards } from './queries.ts';

export const giftCardProcedures = router({
  list: visitorProcedure.query(({ ctx }) => listGiftCards(ctx.db, ctx.visitor.cognitoSub, dayAt(ctx.now()))),
});
