import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Family } from '../../src/domain/visitor/family.ts';
import { instant } from '../db/columns.ts';

/** What a visitor told about the family. */
export const journeys = pgTable('journeys', {
  sub: text().primaryKey(),
  data: jsonb().$type<Family>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});
