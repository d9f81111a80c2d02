import { router, visitorProcedure } from '../trpc.ts';
import { listWishlist } from './queries.ts';

export const wishlistProcedures = router({
  list: visitorProcedure.query(({ ctx }) => listWishlist(ctx.db, ctx.visitor.cognitoSub)),
});
