import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Salary } from '../../src/domain/content/position.ts';
import { day, slugKey } from '../db/columns.ts';

export const positions = pgTable('positions', {
  slug: slugKey(),
  title: text().notNull(),
  team: text().notNull(),
  place: text().notNull(),
  type: text().notNull(),
  summary: text().notNull(),
  body: text().notNull(),
  salary: jsonb().$type<Salary>().notNull(),
  postedOn: day('posted_on').notNull(),
  /** The last day to apply. */
  closesOn: day('closes_on').notNull(),
});
