import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ProductCard, StarBuy } from '../../src/domain/shop/product.ts';
import { brands } from '../brands/table.ts';
import type { Database } from '../db/client.ts';
import { booths } from '../exhibitors/table.ts';
import { referToPicture } from '../images/picture-table.ts';
import { type ProductCardRow, products, starBuys, withdrawnProducts } from './table.ts';

/** The columns of a card, from `products` joined with `brands`. */
export const productCardColumns = {
  slug: products.slug,
  name: products.name,
  brandSlug: products.brandSlug,
  brandName: brands.name,
  category: products.category,
  categoryId: products.categoryId,
  priceSen: products.priceSen,
  listPriceSen: products.listPriceSen,
  ageFrom: products.ageFrom,
  ageTo: products.ageTo,
};
/** Adds the star buys of all rows with one query. */
export async function toProductCards(db: Database, rows: readonly ProductCardRow[]): Promise<ProductCard[]> {
  const starBuysBySlug = await findStarBuys(
    db,
    rows.map(({ slug }) => slug),
  );
  return rows.map((row) => ({ ...toBareCard(row), starBuys: starBuysBySlug.get(row.slug) ?? [] }));
}

const toBareCard = (row: ProductCardRow): ProductCard => ({
  slug: row.slug,
  name: row.name,
  brand: { slug: row.brandSlug, name: row.brandName },
  category: row.category,
  ...(row.categoryId !== row.category && { categoryId: row.categoryId }),
  priceSen: row.priceSen,
  listPriceSen: row.listPriceSen,
  ageMonths: row.ageFrom === null && row.ageTo === null ? null : { from: row.ageFrom, to: row.ageTo },
  picture: referToPicture(`product-${row.slug}`),
  starBuys: [],
});

/** Cards by id, also of products that are no longer listed. */
export async function findProductCardsById(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, ProductCard>> {
  if (ids.length === 0) return new Map();
  const [listed, withdrawn] = await Promise.all([
    db
      .select({ id: products.id, ...productCardColumns })
      .from(products)
      .innerJoin(brands, eq(brands.slug, products.brandSlug))
      .where(inArray(products.id, [...ids])),
    db
      .select()
      .from(withdrawnProducts)
      .where(inArray(withdrawnProducts.id, [...ids])),
  ]);
  const cards = await toProductCards(db, listed);
  return new Map([
    ...withdrawn.map(
      ({ id, card }) => [id, { ...toBareCard({ ...card, listPriceSen: null }), isWithdrawn: true }] as const,
    ),
    ...listed.flatMap(({ id }, i) => (cards[i] ? [[id, cards[i]] as const] : [])),
  ]);
}

/** Cards in the order of the slugs. */
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

/** With the booths of their brands, in the order of the expos. */
async function findStarBuys(db: Database, slugs: string[]): Promise<Map<string, StarBuy[]>> {
  const starBuysBySlug = new Map<string, StarBuy[]>();
  if (slugs.length === 0) return starBuysBySlug;
  const rows = await db
    .select({
      slug: starBuys.productSlug,
      expoSlug: starBuys.expoSlug,
      priceSen: starBuys.priceSen,
      limit: starBuys.stockLimit,
      hall: booths.hall,
      booth: booths.booth,
    })
    .from(starBuys)
    .innerJoin(products, eq(products.slug, starBuys.productSlug))
    .leftJoin(booths, and(eq(booths.brandSlug, products.brandSlug), eq(booths.expoSlug, starBuys.expoSlug)))
    .where(inArray(starBuys.productSlug, slugs))
    .orderBy(asc(starBuys.expoSlug), asc(booths.hall), asc(booths.booth));
  for (const { slug, hall, booth, ...starBuy } of rows) {
    const ofProduct = starBuysBySlug.get(slug) ?? [];
    starBuysBySlug.set(slug, ofProduct);
    const place = hall !== null && booth !== null ? [{ hall, booth }] : [];
    const known = ofProduct.find(({ expoSlug }) => expoSlug === starBuy.expoSlug);
    if (known) known.booths?.push(...place);
    else ofProduct.push({ ...starBuy, booths: place });
  }
  return starBuysBySlug;
}
