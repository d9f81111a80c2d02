import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ContentPage } from '../../src/domain/content/content-page.ts';
import { day, slugKey } from '../db/columns.ts';

export const contentPages = pgTable('content_pages', {
  slug: slugKey(),
  title: text().notNull(),
  updatedOn: day('updated_on').notNull(),
  sections: jsonb().$type<ContentPage['sections']>().notNull(),
});
