import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Brand } from '../../src/domain/shop/brand.ts';
import { contentId, slugKey } from '../db/columns.ts';

export const brands = pgTable(
  'brands',
  {
    slug: slugKey(),
    id: contentId(),
    name: text().notNull(),
    tagline: text().notNull(),
    category: text().notNull(),
    categoryId: text('category_id').notNull(),
    /** Empty where the organiser names none. */
    country: text().notNull(),
    since: integer(),
    website: text().notNull().default(''),
    /** Empty where the tagline says it all. */
    story: text().notNull(),
    deals: jsonb().$type<Brand['deals']>().notNull(),
    letter: text().notNull(),
    sortKey: text('sort_key').notNull(),
    searchText: text('search_text').notNull(),
  },
  (t) => [index('brands_by_name').on(t.sortKey, t.slug)],
);

/** A brand as lists show it. */
export type BrandCardRow = Pick<
  typeof brands.$inferSelect,
  'slug' | 'name' | 'tagline' | 'category' | 'country' | 'letter'
>;

/** Brands that the content no longer has, as they were shown last: visitors follow them and have their vouchers. */
export const withdrawnBrands = pgTable('withdrawn_brands', {
  id: text().primaryKey(),
  card: jsonb().$type<BrandCardRow>().notNull(),
});
