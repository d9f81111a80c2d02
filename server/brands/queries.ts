import { and, asc, eq, inArray } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Brand, BrandCard, BrandPage, brandListInput } from '../../src/domain/shop/brand.ts';
import { listBoothsOfBrand } from '../catalogue/booths.ts';
import { containsWords } from '../catalogue/search.ts';
import type { Database } from '../db/client.ts';
import {
  afterCursor,
  encodeCursor,
  type KeysetOrder,
  orderByKeyset,
  toPage,
} from '../db/keyset-pagination.ts';
import { productCardColumns, toProductCards } from '../products/product-cards.ts';
import { products } from '../products/table.ts';
import { brands } from './table.ts';

const byName: KeysetOrder = { key: brands.sortKey, tieBreaker: brands.slug, direction: 'asc', kind: 'text' };

const asCard = (row: typeof brands.$inferSelect): BrandCard => ({
  slug: row.slug,
  name: row.name,
  tagline: row.tagline,
  category: row.category,
  country: row.country,
  letter: row.letter,
  picture: `brand-${row.slug}`,
});

/** By name. */
export async function listBrands(
  db: Database,
  { category, letter, text, cursor, limit }: v.InferOutput<typeof brandListInput>,
): Promise<BrandPage> {
  const wanted = and(
    category && eq(brands.category, category),
    letter ? eq(brands.letter, letter) : undefined,
    containsWords(brands.searchText, text),
  );
  const [found, total, letters] = await Promise.all([
    db
      .select()
      .from(brands)
      .where(and(wanted, afterCursor(byName, cursor)))
      .orderBy(...orderByKeyset(byName))
      .limit(limit + 1),
    db.$count(brands, wanted),
    db.selectDistinct({ letter: brands.letter }).from(brands).orderBy(asc(brands.letter)),
  ]);
  const { rows, nextCursor } = toPage(found, limit, ({ sortKey, slug }) => encodeCursor(sortKey, slug));
  return { items: rows.map(asCard), total, nextCursor, letters: letters.map(({ letter }) => letter) };
}

/** Null for a slug that nobody has. */
export async function findBrand(db: Database, slug: string): Promise<Brand | null> {
  const [row] = await db.select().from(brands).where(eq(brands.slug, slug));
  if (!row) return null;
  const [booths, mine] = await Promise.all([
    listBoothsOfBrand(db, slug),
    db
      .select(productCardColumns)
      .from(products)
      .innerJoin(brands, eq(brands.slug, products.brandSlug))
      .where(eq(products.brandSlug, slug))
      .orderBy(products.rank),
  ]);
  const { story, since, deals } = row;
  return { ...asCard(row), story, since, deals, booths, products: await toProductCards(db, mine) };
}

/** Cards in the order of the slugs; who is not there any more is left out. */
export async function findBrandCards(db: Database, slugs: readonly string[]): Promise<BrandCard[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .select()
    .from(brands)
    .where(inArray(brands.slug, [...slugs]));
  const cards = new Map(rows.map((row) => [row.slug, asCard(row)]));
  return slugs.flatMap((slug) => cards.get(slug) ?? []);
}
