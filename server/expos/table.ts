import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ExpoDetail } from '../../src/domain/expo/expo.ts';
import { day } from '../db/columns.ts';

export const expos = pgTable(
  'expos',
  {
    id: text().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    fromDate: day('from_date').notNull(),
    toDate: day('to_date').notNull(),
    showHighlights: boolean('show_highlights').notNull(),
    showStarbuys: boolean('show_starbuys').notNull(),
    showPreExpoSale: boolean('show_pre_expo_sale').notNull(),
    venue: text().notNull(),
    address: text().notNull(),
    tagline: text().notNull(),
    summary: text().notNull(),
    /** What it costs to get in, in words. */
    entry: text().notNull().default(''),
    picture: text().notNull(),
    schedule: jsonb().$type<ExpoDetail['schedule']>().notNull(),
    programme: jsonb().$type<ExpoDetail['programme']>().notNull(),
    /** No longer in the content; kept because visitors' data name it. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    highlights: jsonb().$type<ExpoDetail['highlights']>().notNull(),
  },
  (t) => [uniqueIndex('listed_expo_slugs').on(t.slug).where(sql`not ${t.isWithdrawn}`)],
);
