import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { ProductChoices, ProductChoicesInput } from '../../src/domain/shop/product.ts';
import { brands } from '../brands/table.ts';
import { listCategories } from '../categories/queries.ts';
import type { Database } from '../db/client.ts';
import { selectStarBuySlugs } from './queries.ts';
import { products } from './table.ts';

/** The categories and brands that at least one product belongs to. */
export async function listProductChoices(
  db: Database,
  { starBuysAt }: ProductChoicesInput,
): Promise<ProductChoices> {
  const filter = starBuysAt ? inArray(products.slug, selectStarBuySlugs(db, starBuysAt)) : undefined;
  const [categories, brandRows] = await Promise.all([
    listCategories(db, db.select({ id: products.categoryId }).from(products).where(filter)),
    db
      .select({
        slug: brands.slug,
        name: brands.name,
        categories: sql<string[]>`array_agg(distinct ${products.categoryId})`,
      })
      .from(products)
      .innerJoin(brands, eq(brands.slug, products.brandSlug))
      .where(filter)
      .groupBy(brands.slug, brands.name, brands.sortKey)
      .orderBy(asc(brands.sortKey)),
  ]);
  return { categories, brands: brandRows };
}
