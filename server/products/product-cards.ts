import { asc, eq, inArray } from 'drizzle-orm';
import type { ProductCard, StarBuy } from '../../src/domain/shop/product.ts';
import { brands } from '../brands/table.ts';
import type { Database } from '../db/client.ts';
import { referToPicture } from '../images/picture-table.ts';
import { products, starBuys } from './table.ts';

/** The columns of a card, from `products` joined with `brands`. */
export const productCardColumns = {
  slug: products.slug,
  name: products.name,
  brandSlug: products.brandSlug,
  brandName: brands.name,
  category: products.category,
  priceSen: products.priceSen,
  listPriceSen: products.listPriceSen,
  ageFrom: products.ageFrom,
  ageTo: products.ageTo,
};
export type ProductCardRow = Pick<
  typeof products.$inferSelect,
  'slug' | 'name' | 'brandSlug' | 'category' | 'priceSen' | 'listPriceSen' | 'ageFrom' | 'ageTo'
> & { brandName: string };

/** Adds the star buys of all rows with one query. */
export async function toProductCards(db: Database, rows: readonly ProductCardRow[]): Promise<ProductCard[]> {
  const starBuysBySlug = await findStarBuys(
    db,
    rows.map(({ slug }) => slug),
  );
  return rows.map(({ brandSlug, brandName, ageFrom, ageTo, ...row }) => ({
    slug: row.slug,
    name: row.name,
    brand: { slug: brandSlug, name: brandName },
    category: row.category,
    priceSen: row.priceSen,
    listPriceSen: row.listPriceSen,
    ageMonths: ageFrom === null || ageTo === null ? null : { from: ageFrom, to: ageTo },
    picture: referToPicture(`product-${row.slug}`),
    starBuys: starBuysBySlug.get(row.slug) ?? [],
  }));
}

/** Cards in the order of the slugs, without products that are no longer sold. */
export async function findProductCards(db: Database, slugs: readonly string[]): Promise<ProductCard[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .select(productCardColumns)
    .from(products)
    .innerJoin(brands, eq(brands.slug, products.brandSlug))
    .where(inArray(products.slug, [...slugs]));
  const cards = new Map((await toProductCards(db, rows)).map((card) => [card.slug, card]));
  return slugs.flatMap((slug) => cards.get(slug) ?? []);
}

async function findStarBuys(db: Database, slugs: string[]): Promise<Map<string, StarBuy[]>> {
  const starBuysBySlug = new Map<string, StarBuy[]>();
  if (slugs.length === 0) return starBuysBySlug;
  const rows = await db
    .select()
    .from(starBuys)
    .where(inArray(starBuys.productSlug, slugs))
    .orderBy(asc(starBuys.expoSlug));
  for (const { productSlug, expoSlug, priceSen, stockLimit } of rows)
    starBuysBySlug.set(productSlug, [
      ...(starBuysBySlug.get(productSlug) ?? []),
      { expoSlug, priceSen, limit: stockLimit },
    ]);
  return starBuysBySlug;
}
