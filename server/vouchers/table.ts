import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { day, instant } from '../db/columns.ts';

export const vouchers = pgTable(
  'vouchers',
  {
    id: text().primaryKey(),
    sub: text().notNull(),
    code: text().notNull(),
    title: text().notNull(),
    terms: text().notNull(),
    brandId: text('brand_id'),
    /** Exactly one of the two is set. */
    offSen: integer('off_sen'),
    offPercent: integer('off_percent'),
    minSpendSen: integer('min_spend_sen').notNull(),
    expiresOn: day('expires_on').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('vouchers_owner').on(t.sub, t.expiresOn)],
);
