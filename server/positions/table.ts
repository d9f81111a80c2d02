import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Salary } from '../../src/domain/content/position.ts';
import { daysAgo, slugKey } from '../db/columns.ts';

export const positions = pgTable('positions', {
  slug: slugKey(),
  title: text().notNull(),
  team: text().notNull(),
  place: text().notNull(),
  type: text().notNull(),
  summary: text().notNull(),
  body: text().notNull(),
  salaryRM: jsonb('salary_rm').$type<Salary>().notNull(),
  postedDaysAgo: daysAgo('posted_days_ago'),
  closesInDays: integer('closes_in_days').notNull(),
});
