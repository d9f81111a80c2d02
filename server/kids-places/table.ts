import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { rank, slugKey } from '../db/columns.ts';

export const kidsPlaces = pgTable('kids_places', {
  slug: slugKey(),
  rank: rank(),
  name: text().notNull(),
  region: text().notNull(),
  area: text().notNull(),
  ageFrom: integer('age_from').notNull(),
  ageTo: integer('age_to').notNull(),
  kind: text().notNull(),
  summary: text().notNull(),
  hours: text().notNull(),
  priceNote: text('price_note').notNull(),
});
