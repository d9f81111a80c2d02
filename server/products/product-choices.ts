import { asc, eq, inArray } from 'drizzle-orm';
import {
  PRODUCT_CATEGORIES,
  type ProductChoices,
  type ProductChoicesInput,
} from '../../src/domain/shop/product.ts';
import { brands } from '../brands/table.ts';
import type { Database } from '../db/client.ts';
import { selectStarBuySlugs } from './queries.ts';
import { products } from './table.ts';

/** The categories and brands that there is something of. */
export async function listProductChoices(
  db: Database,
  { starBuysAt }: ProductChoicesInput,
): Promise<ProductChoices> {
  const wanted = starBuysAt ? inArray(products.slug, selectStarBuySlugs(db, starBuysAt)) : undefined;
  const [categories, makers] = await Promise.all([
    db.selectDistinct({ name: products.category }).from(products).where(wanted),
    db
      .selectDistinct({ slug: brands.slug, name: brands.name, sortKey: brands.sortKey })
      .from(products)
      .innerJoin(brands, eq(brands.slug, products.brandSlug))
      .where(wanted)
      .orderBy(asc(brands.sortKey)),
  ]);
  const there = new Set(categories.map(({ name }) => name));
  return {
    categories: PRODUCT_CATEGORIES.filter((name) => there.has(name)),
    brands: makers.map(({ slug, name }) => ({ slug, name })),
  };
}
