import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Stage } from '../../src/domain/content/family-stage.ts';
import { day, slugKey } from '../db/columns.ts';

export const articles = pgTable(
  'articles',
  {
    slug: slugKey(),
    title: text().notNull(),
    stage: text().$type<Stage>().notNull(),
    summary: text().notNull(),
    author: text().notNull(),
    publishedOn: day('published_on').notNull(),
    readingMinutes: integer('reading_minutes').notNull(),
    body: text().notNull(),
    brandSlugs: text('brand_slugs').array().notNull(),
    productSlugs: text('product_slugs').array().notNull(),
    searchText: text('search_text').notNull(),
  },
  (t) => [
    index('articles_latest').on(t.publishedOn, t.slug),
    index('articles_of_stage').on(t.stage, t.publishedOn, t.slug),
  ],
);
