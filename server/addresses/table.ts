import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

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
    /** When the visitor last entered it: an earlier change may be delivered later. */
    enteredAt: instant('entered_at').notNull().defaultNow(),
    /** The order of creation: two phones may have tapped in the same millisecond. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (t) => [index('addresses_owner').on(t.sub)],
);
