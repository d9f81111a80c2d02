import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { OrderStatus } from '../../src/domain/shop/order.ts';
import type { Transaction } from '../../src/domain/visitor/transaction.ts';

// What belongs to one visitor. Money in sen. Every table names its owner in `sub`: by that it goes with an account.

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const day = (name: string) => date(name, { mode: 'string' });

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    sub: text().notNull(),
    productSlug: text('product_slug').notNull(),
    addedAt: at('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sub, t.productSlug] })],
);

export const brandFollows = pgTable(
  'brand_follows',
  {
    sub: text().notNull(),
    brandSlug: text('brand_slug').notNull(),
    followedAt: at('followed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sub, t.brandSlug] })],
);

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    sub: text().notNull(),
    number: text().notNull().unique(),
    placedAt: at('placed_at').notNull(),
    status: text().$type<OrderStatus>().notNull(),
    /** Collected at this expo, or sent to `sendTo`. */
    collectExpoSlug: text('collect_expo_slug'),
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

/** Names and prices as they were on the day: products change. */
export const orderLines = pgTable(
  'order_lines',
  {
    sub: text().notNull(),
    orderId: text('order_id').notNull(),
    line: integer().notNull(),
    productSlug: text('product_slug').notNull(),
    name: text().notNull(),
    brandName: text('brand_name').notNull(),
    quantity: integer().notNull(),
    unitPriceSen: integer('unit_price_sen').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.line] }), index('order_lines_owner').on(t.sub)],
);

export const vouchers = pgTable(
  'vouchers',
  {
    id: text().primaryKey(),
    sub: text().notNull(),
    code: text().notNull(),
    title: text().notNull(),
    terms: text().notNull(),
    brandSlug: text('brand_slug'),
    /** One of the two. */
    offSen: integer('off_sen'),
    offPercent: integer('off_percent'),
    minSpendSen: integer('min_spend_sen').notNull(),
    expiresOn: day('expires_on').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [index('vouchers_owner').on(t.sub, t.expiresOn)],
);

export const giftCards = pgTable(
  'gift_cards',
  {
    id: text().primaryKey(),
    sub: text().notNull(),
    code: text().notNull(),
    valueSen: integer('value_sen').notNull(),
    balanceSen: integer('balance_sen').notNull(),
    fromName: text('from_name').notNull(),
    message: text().notNull(),
    receivedAt: at('received_at').notNull(),
    expiresOn: day('expires_on').notNull(),
  },
  (t) => [index('gift_cards_owner').on(t.sub, t.expiresOn)],
);

export const addresses = pgTable(
  'addresses',
  {
    id: text().primaryKey(),
    sub: text().notNull(),
    label: text().notNull(),
    recipient: text().notNull(),
    phone: text().notNull(),
    line1: text().notNull(),
    line2: text().notNull(),
    postcode: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    isDefault: boolean('is_default').notNull(),
    /** Counts on with each one made: two phones may have tapped in the same millisecond. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (t) => [index('addresses_owner').on(t.sub)],
);

export const transactions = pgTable(
  'transactions',
  {
    id: text().primaryKey(),
    sub: text().notNull(),
    kind: text().$type<Transaction['kind']>().notNull(),
    /** In points or in sen; negative when it was spent. */
    amount: integer().notNull(),
    title: text().notNull(),
    reference: text().notNull().default(''),
    at: at('at').notNull(),
  },
  (t) => [index('transactions_owner').on(t.sub, t.at, t.id)],
);
