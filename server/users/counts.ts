import { and, count, desc, eq, isNull, sum } from 'drizzle-orm';
import type { CartLine } from '../../src/domain/cart.ts';
import type { Notification } from '../../src/domain/notification.ts';
import { findCards } from '../catalogue/product-cards.ts';
import { cartItems, notifications } from '../db/schema.ts';
import { router, userProcedure } from '../trpc.ts';

const MAX_NOTIFICATIONS = 100;

export const carts = router({
  count: userProcedure.query(async ({ ctx }) => {
    const [row] = await ctx.db
      .select({ total: sum(cartItems.quantity).mapWith(Number) })
      .from(cartItems)
      .where(eq(cartItems.sub, ctx.user.cognitoSub));
    return row?.total ?? 0;
  }),
  /** What is in the cart and still sold, with today's prices. */
  list: userProcedure.query(async ({ ctx }): Promise<CartLine[]> => {
    const items = await ctx.db.select().from(cartItems).where(eq(cartItems.sub, ctx.user.cognitoSub));
    const cards = await findCards(
      ctx.db,
      items.map(({ productId }) => productId),
    );
    const quantities = new Map(items.map(({ productId, quantity }) => [productId, quantity]));
    return cards.map((product) => ({ product, quantity: quantities.get(product.slug) ?? 0 }));
  }),
});

export const inbox = router({
  /** A visitor's latest messages, newest first. */
  list: userProcedure.query(async ({ ctx }): Promise<Notification[]> => {
    const rows = await ctx.db
      .select()
      .from(notifications)
      .where(eq(notifications.sub, ctx.user.cognitoSub))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(MAX_NOTIFICATIONS);
    return rows.map(({ id, title, body, createdAt, readAt }) => ({
      id,
      title,
      body,
      createdAt: createdAt.toISOString(),
      isRead: readAt !== null,
    }));
  }),
  unreadCount: userProcedure.query(async ({ ctx }) => {
    const mine = and(eq(notifications.sub, ctx.user.cognitoSub), isNull(notifications.readAt));
    const [row] = await ctx.db.select({ total: count() }).from(notifications).where(mine);
    return row?.total ?? 0;
  }),
});
