import { asc, eq, inArray, sql } from 'drizzle-orm';
import { currency } from '../../src/domain/organiser/currency.ts';
import type { ProductChoices, ProductChoicesInput } from '../../src/domain/shop/product.ts';
import { brands } from '../brands/table.ts';
import { listCategories } from '../categories/queries.ts';
import type { Database } from '../db/client.ts';
import { selectStarBuySlugs } from './queries.ts';
import { products } from './table.ts';

/** Shares of the products that are cheaper than a step; the last one sets the few dear ones apart. */
const STEPS = sql`array[0.2, 0.4, 0.6, 0.8, 0.9]`;

/** The categories and brands that at least one product belongs to, and round prices that part the products. */
export async function listProductChoices(
  db: Database,
  { starBuysAt }: ProductChoicesInput,
): Promise<ProductChoices> {
  const filter = starBuysAt ? inArray(products.slug, selectStarBuySlugs(db, starBuysAt)) : undefined;
  const prices = sql<number[] | null>`percentile_disc(${STEPS}) within group (order by ${products.priceSen})`;
  const [categories, brandRows, [steps]] = await Promise.all([
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
    db.select({ prices }).from(products).where(filter),
  ]);
  return { categories, brands: brandRows, priceStepsSen: roundSteps(steps?.prices ?? []) };
}

/** To one digit and whole units of the currency: `RM 39.90` becomes `RM 40.00`. */
function roundSteps(pricesSen: readonly number[]): number[] {
  const unit = 10 ** currency.decimals;
  const round = (sen: number) => Math.max(unit, Number(sen.toPrecision(1)));
  return [...new Set(pricesSen.map(round))];
}
