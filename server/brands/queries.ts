import { and, asc, eq, inArray } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Brand, BrandCard, BrandPage, brandListInput } from '../../src/domain/shop/brand.ts';
import type { Database } from '../db/client.ts';
import { findPage, type KeysetOrder } from '../db/keyset-pagination.ts';
import { containsAllWords } from '../db/text-search.ts';
import { listBoothsOfBrand } from '../exhibitors/queries.ts';
import { referToPicture } from '../images/picture-table.ts';
import { productCardColumns, toProductCards } from '../products/product-cards.ts';
import { products } from '../products/table.ts';
import { brands } from './table.ts';

const byName: KeysetOrder = { key: brands.sortKey, tieBreaker: brands.slug, direction: 'asc', kind: 'text' };

const toCard = (row: typeof brands.$inferSelect): BrandCard => ({
  slug: row.slug,
  name: row.name,
  tagline: row.tagline,
  category: row.category,
  country: row.country,
  letter: row.letter,
  picture: referToPicture(`brand-${row.slug}`),
});

/** Brands by name, and the letters that any brand begins with. */
export async function listBrands(
  db: Database,
  { category, letter, text, cursor, limit }: v.InferOutput<typeof brandListInput>,
): Promise<BrandPage> {
  const filter = and(
    category && eq(brands.category, category),
    letter ? eq(brands.letter, letter) : undefined,
    containsAllWords(brands.searchText, text),
  );
  const [{ rows, ...page }, letters] = await Promise.all([
    findPage(db, db.select().from(brands).$dynamic(), {
      table: brands,
      filter,
      order: byName,
      keyOf: ({ sortKey, slug }) => [sortKey, slug],
      cursor,
      limit,
    }),
    db.selectDistinct({ letter: brands.letter }).from(brands).orderBy(asc(brands.letter)),
  ]);
  return { items: rows.map(toCard), ...page, letters: letters.map(({ letter }) => letter) };
}

/** Null for an unknown slug. */
export async function findBrand(db: Database, slug: string): Promise<Brand | null> {
  const [row] = await db.select().from(brands).where(eq(brands.slug, slug));
  if (!row) return null;
  const [booths, productRows] = await Promise.all([
    listBoothsOfBrand(db, slug),
    db
      .select(productCardColumns)
      .from(products)
      .innerJoin(brands, eq(brands.slug, products.brandSlug))
      .where(eq(products.brandSlug, slug))
      .orderBy(products.rank),
  ]);
  const { story, since, deals } = row;
  return { ...toCard(row), story, since, deals, booths, products: await toProductCards(db, productRows) };
}

/** Cards in the order of the slugs, without brands that no longer exist. */
export async function findBrandCards(db: Database, slugs: readonly string[]): Promise<BrandCard[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .select()
    .from(brands)
    .where(inArray(brands.slug, [...slugs]));
  const cards = new Map(rows.map((row) => [row.slug, toCard(row)]));
  return slugs.flatMap((slug) => cards.get(slug) ?? []);
}
