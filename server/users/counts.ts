import { and, count, eq, isNull, sum } from 'drizzle-orm';
import { cartItems, notifications } from '../db/schema.ts';
import { router, userProcedure } from '../trpc.ts';

export const carts = router({
  count: userProcedure.query(async ({ ctx }) => {
    const [row] = await ctx.db
      .select({ total: sum(cartItems.quantity).mapWith(Number) })
      .from(cartItems)
      .where(eq(cartItems.sub, ctx.user.cognitoSub));
    return row?.total ?? 0;
  }),
});

export const inbox = router({
  unreadCount: userProcedure.query(async ({ ctx }) => {
    const mine = and(eq(notifications.sub, ctx.user.cognitoSub), isNull(notifications.readAt));
    const [row] = await ctx.db.select({ total: count() }).from(notifications).where(mine);
    return row?.total ?? 0;
  }),
});
