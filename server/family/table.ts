import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Family } from '../../src/domain/visitor/family.ts';
import { instant } from '../db/columns.ts';

/** What visitors entered about their family. The table has the name of the address of its page, `/journey`. */
export const families = pgTable('journeys', {
  sub: text().primaryKey(),
  data: jsonb().$type<Family>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});
