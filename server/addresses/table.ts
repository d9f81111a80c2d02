import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';

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
    /** The order of creation: two phones may have tapped in the same millisecond. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (t) => [index('addresses_owner').on(t.sub)],
);
