import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Whether a visitor has been at a booth, as they marked it. */
export const boothVisits = pgTable(
  'booth_visits',
  {
    sub: text().notNull(),
    expoId: text('expo_id').notNull(),
    /** As `boothKey` writes it. */
    booth: text().notNull(),
    isVisited: boolean('is_visited').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sub, t.expoId, t.booth] })],
);
