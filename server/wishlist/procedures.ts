import { router, userProcedure } from '../trpc.ts';
import { listWishlist } from './queries.ts';

export const wishlistProcedures = router({
  list: userProcedure.query(({ ctx }) => listWishlist(ctx.db, ctx.user.cognitoSub)),
});
