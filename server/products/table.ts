import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Product } from '../../src/domain/shop/product.ts';
import { contentId, rank, slugKey } from '../db/columns.ts';

export const products = pgTable(
  'products',
  {
    slug: slugKey(),
    id: contentId(),
    rank: rank(),
    name: text().notNull(),
    brandSlug: text('brand_slug').notNull(),
    category: text().notNull(),
    categoryId: text('category_id').notNull(),
    priceSen: integer('price_sen').notNull(),
    listPriceSen: integer('list_price_sen'),
    savingPercent: integer('saving_percent').notNull(),
    ageFrom: integer('age_from'),
    ageTo: integer('age_to'),
    description: text().notNull(),
    details: jsonb().$type<Product['details']>().notNull(),
    stockNote: text('stock_note').notNull(),
    sortKey: text('sort_key').notNull(),
    searchText: text('search_text').notNull(),
  },
  (t) => [
    index('products_by_rank').on(t.rank, t.slug),
    index('products_by_price').on(t.priceSen, t.slug),
    index('products_of_category').on(t.categoryId, t.rank, t.slug),
    index('products_of_brand').on(t.brandSlug, t.rank, t.slug),
  ],
);

/** A product as lists show it. */
export type ProductCardRow = Pick<
  typeof products.$inferSelect,
  | 'slug'
  | 'name'
  | 'brandSlug'
  | 'category'
  | 'categoryId'
  | 'priceSen'
  | 'listPriceSen'
  | 'ageFrom'
  | 'ageTo'
> & { brandName: string };

/** Products that the content no longer has, as they were shown last: wishlists, carts and orders name them. */
export const withdrawnProducts = pgTable('withdrawn_products', {
  id: text().primaryKey(),
  card: jsonb().$type<ProductCardRow>().notNull(),
});

export const starBuys = pgTable(
  'star_buys',
  {
    expoSlug: text('expo_slug').notNull(),
    productSlug: text('product_slug').notNull(),
    priceSen: integer('price_sen').notNull(),
    savingPercent: integer('saving_percent').notNull(),
    /** How many are sold at this price; null while stocks last. */
    stockLimit: integer('stock_limit'),
  },
  (t) => [
    primaryKey({ columns: [t.expoSlug, t.productSlug] }),
    index('star_buys_of_product').on(t.productSlug),
  ],
);
