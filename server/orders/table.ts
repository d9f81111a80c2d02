import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { OrderStatus } from '../../src/domain/shop/order.ts';
import { instant } from '../db/columns.ts';

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    sub: text().notNull(),
    number: text().notNull().unique(),
    placedAt: instant('placed_at').notNull(),
    status: text().$type<OrderStatus>().notNull(),
    /** Collected at this expo, or else delivered to the address lines in `sendTo`. */
    collectExpoId: text('collect_expo_id'),
    collectNote: text('collect_note').notNull().default(''),
    sendTo: text('send_to').array(),
    discountSen: integer('discount_sen').notNull(),
    deliverySen: integer('delivery_sen').notNull(),
    giftCardSen: integer('gift_card_sen').notNull(),
    totalSen: integer('total_sen').notNull(),
    pointsEarned: integer('points_earned').notNull(),
  },
  (t) => [index('orders_owner').on(t.sub, t.placedAt)],
);

/** Names and prices at the time of the order: products change. */
export const orderLines = pgTable(
  'order_lines',
  {
    sub: text().notNull(),
    orderId: text('order_id').notNull(),
    line: integer().notNull(),
    productId: text('product_id').notNull(),
    name: text().notNull(),
    brandName: text('brand_name').notNull(),
    quantity: integer().notNull(),
    unitPriceSen: integer('unit_price_sen').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.line] }), index('order_lines_owner').on(t.sub)],
);
