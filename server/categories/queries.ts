import { asc, eq, inArray, or, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Category } from '../../src/domain/shop/category.ts';
import type { Database } from '../db/client.ts';
import { categories } from './table.ts';

/** In the order of the content; only those whose ids `used` selects, where it is given. */
export const listCategories = (db: Database, used?: SQLWrapper): Promise<Category[]> =>
  db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(used && inArray(categories.id, used))
    .orderBy(asc(categories.rank));

/** What the table of products and that of brands have of a category. */
type Categorised = { categoryId: PgColumn; category: PgColumn };

/** The rows of the category with this id or this name; all rows without one. */
export const inCategory = (table: Categorised, text: string | undefined): SQL | undefined =>
  text === undefined ? undefined : or(eq(table.categoryId, text), eq(table.category, text));
