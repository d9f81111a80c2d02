import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { day, rank } from '../db/columns.ts';

export const moments = pgTable(
  'moments',
  {
    id: text().primaryKey(),
    rank: rank(),
    caption: text().notNull(),
    expoSlug: text('expo_slug').notNull(),
    takenOn: day('taken_on').notNull(),
  },
  (t) => [index('moments_in_order').on(t.rank, t.id), index('moments_of_expo').on(t.expoSlug, t.rank, t.id)],
);
