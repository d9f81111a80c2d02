import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ContentPage } from '../../src/domain/content/content-page.ts';
import { daysAgo, slugKey } from '../db/columns.ts';

export const contentPages = pgTable('content_pages', {
  slug: slugKey(),
  title: text().notNull(),
  updatedDaysAgo: daysAgo('updated_days_ago'),
  sections: jsonb().$type<ContentPage['sections']>().notNull(),
});
