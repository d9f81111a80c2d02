import { and, asc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Brand, BrandPage, brandListInput } from '../../src/domain/shop/brand.ts';
import { inCategory, listCategories } from '../categories/queries.ts';
import { idOfSlug } from '../content/slug-history.ts';
import type { Database } from '../db/client.ts';
import { findPage, type KeysetOrder } from '../db/keyset-pagination.ts';
import { matchesAll, patternsFor } from '../db/text-search.ts';
import { listBoothsOfBrand } from '../exhibitors/queries.ts';
import { productCardColumns, toProductCards } from '../products/product-cards.ts';
import { products } from '../products/table.ts';
import { findBrandCardsById, toBrandCard } from './brand-cards.ts';
import { brands } from './table.ts';

const byName: KeysetOrder = { key: brands.sortKey, tieBreaker: brands.slug, direction: 'asc', kind: 'text' };

/** Brands by name, the letters that the other filters leave, and the categories that any brand is in. */
export async function listBrands(
  db: Database,
  { category, letter, text, cursor, limit }: v.InferOutput<typeof brandListInput>,
): Promise<BrandPage> {
  const patterns = await patternsFor(db, brands.searchText, text);
  const ofAnyLetter = and(inCategory(brands, category), matchesAll(brands.searchText, patterns));
  const filter = and(ofAnyLetter, letter ? eq(brands.letter, letter) : undefined);
  const [{ rows, ...page }, letters, categories] = await Promise.all([
    findPage(db, db.select().from(brands).$dynamic(), {
      table: brands,
      filter,
      order: byName,
      keyOf: ({ sortKey, slug }) => [sortKey, slug],
      cursor,
      limit,
    }),
    db.selectDistinct({ letter: brands.letter }).from(brands).where(ofAnyLetter).orderBy(asc(brands.letter)),
    listCategories(db, db.select({ id: brands.categoryId }).from(brands)),
  ]);
  return {
    items: rows.map(toBrandCard),
    ...page,
    letters: letters.map(({ letter }) => letter),
    categories,
  };
}

/** Finds it by an earlier slug, too, and if it is no longer listed. Null for an unknown slug. */
export async function findBrand(db: Database, slug: string): Promise<Brand | null> {
  const [row] = await db.select().from(brands).where(eq(brands.slug, slug));
  if (!row) return findFormerBrand(db, slug);
  const [booths, productRows] = await Promise.all([
    listBoothsOfBrand(db, slug),
    db
      .select(productCardColumns)
      .from(products)
      .innerJoin(brands, eq(brands.slug, products.brandSlug))
      .where(eq(products.brandSlug, slug))
      .orderBy(products.rank),
  ]);
  const { story, since, website, deals } = row;
  return {
    ...toBrandCard(row),
    story,
    since,
    ...(website && { website }),
    deals,
    booths,
    products: await toProductCards(db, productRows),
  };
}

async function findFormerBrand(db: Database, slug: string): Promise<Brand | null> {
  const id = await idOfSlug(db, 'brands', slug);
  const card = id && (await findBrandCardsById(db, [id])).get(id);
  if (!card) return null;
  if (!card.isWithdrawn) return findBrand(db, card.slug);
  return { ...card, story: '', since: null, deals: [], booths: [], products: [] };
}
