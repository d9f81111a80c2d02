import { and, eq, gte, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CursorPage } from '../../src/domain/content/pagination.ts';
import { nextStarBuyExpo } from '../../src/domain/expo/expo.ts';
import { categoryIdOf } from '../../src/domain/shop/category.ts';
import type { Product, ProductCard, ProductListInput, ProductSort } from '../../src/domain/shop/product.ts';
import type { Day } from '../../src/domain/time/dates.ts';
import { brands } from '../brands/table.ts';
import { inCategory } from '../categories/queries.ts';
import { idOfSlug } from '../content/slug-history.ts';
import type { Database } from '../db/client.ts';
import { findPage, type KeysetOrder } from '../db/keyset-pagination.ts';
import { matchesAll, patternsFor } from '../db/text-search.ts';
import type { Deps } from '../deps.ts';
import { listBoothsOfBrand } from '../exhibitors/queries.ts';
import { listExpos } from '../expos/queries.ts';
import { findProductCardsById, productCardColumns, toProductCards } from './product-cards.ts';
import { products, starBuys } from './table.ts';

const MAX_RELATED = 5;

type ListDeps = Pick<Deps, 'db' | 'now'> & { today: Day };

export async function listProducts(
  { db, now, today }: ListDeps,
  input: ProductListInput,
): Promise<CursorPage<ProductCard>> {
  const priceExpo = input.starBuysAt ?? nextStarBuyExpo(await listExpos({ db, now }), today)?.slug;
  const price = atExpo(priceExpo, sql`offer.price_sen`, products.priceSen);
  const order = keysetOrder(input.sort, price, priceExpo);
  const filter = and(
    inCategory(products, input.category),
    input.brandSlug ? eq(products.brandSlug, input.brandSlug) : undefined,
    input.ageMonths === undefined ? undefined : isForAge(input.ageMonths),
    input.minPriceSen === undefined ? undefined : sql`${price} >= ${input.minPriceSen}`,
    input.maxPriceSen === undefined ? undefined : sql`${price} <= ${input.maxPriceSen}`,
    input.starBuysAt ? inArray(products.slug, selectStarBuySlugs(db, input.starBuysAt)) : undefined,
    matchesAll(products.searchText, await patternsFor(db, products.searchText, input.text)),
  );
  const query = db
    .select({ ...productCardColumns, key: sql<string | number>`${order.key}` })
    .from(products)
    .innerJoin(brands, eq(brands.slug, products.brandSlug))
    .$dynamic();
  const { rows, ...page } = await findPage(db, query, {
    table: products,
    filter,
    order,
    keyOf: ({ key, slug }) => [key, slug],
    cursor: input.cursor,
    limit: input.limit,
  });
  return { items: await toProductCards(db, rows), ...page };
}

/** Products for all ages are left out: they are for no age in particular. */
const isForAge = (months: number) =>
  and(
    or(isNotNull(products.ageFrom), isNotNull(products.ageTo)),
    or(isNull(products.ageFrom), lte(products.ageFrom, months)),
    or(isNull(products.ageTo), gte(products.ageTo, months)),
  );

/** Finds it by an earlier slug, too, and if it is no longer listed. Null for an unknown slug. */
export async function findProduct(db: Database, slug: string): Promise<Product | null> {
  const [row] = await db
    .select({
      ...productCardColumns,
      rank: products.rank,
      description: products.description,
      details: products.details,
      stockNote: products.stockNote,
    })
    .from(products)
    .innerJoin(brands, eq(brands.slug, products.brandSlug))
    .where(eq(products.slug, slug));
  if (!row) return findFormerProduct(db, slug);
  const [related, booths] = await Promise.all([
    selectRelated(db, row.categoryId, row.rank, slug),
    listBoothsOfBrand(db, row.brandSlug),
  ]);
  const [card, ...relatedCards] = await toProductCards(db, [row, ...related]);
  if (!card) return null;
  const { description, details, stockNote } = row;
  return { ...card, description, details, stockNote, booths, related: relatedCards };
}

async function findFormerProduct(db: Database, slug: string): Promise<Product | null> {
  const id = await idOfSlug(db, 'products', slug);
  const card = id && (await findProductCardsById(db, [id])).get(id);
  if (!card) return null;
  if (!card.isWithdrawn) return findProduct(db, card.slug);
  const related = await toProductCards(db, await selectRelated(db, categoryIdOf(card), 0, slug));
  return { ...card, description: '', details: [], stockNote: '', booths: [], related };
}

/** The products of the same category that are nearest in the order of the file. */
const selectRelated = (db: Database, categoryId: string, rank: number, slug: string) =>
  db
    .select(productCardColumns)
    .from(products)
    .innerJoin(brands, eq(brands.slug, products.brandSlug))
    .where(and(eq(products.categoryId, categoryId), ne(products.slug, slug)))
    .orderBy(sql`abs(${products.rank} - ${rank})`, products.rank)
    .limit(MAX_RELATED);

export const selectStarBuySlugs = (db: Database, expoSlug: string) =>
  db.select({ slug: starBuys.productSlug }).from(starBuys).where(eq(starBuys.expoSlug, expoSlug));

/** The value of the product's star buy at the expo, if there is one, or else that of the product. */
const atExpo = (expoSlug: string | undefined, column: SQL, usual: PgColumn) =>
  expoSlug
    ? sql`coalesce((select ${column} from star_buys offer where offer.product_slug = ${products.slug} and offer.expo_slug = ${expoSlug}), ${usual})`
    : usual;

/** The order of a list, by the prices and savings that its cards show: of an expo's star buys, where there are any. */
function keysetOrder(sort: ProductSort, price: SQL | PgColumn, expoSlug: string | undefined): KeysetOrder {
  const saving = atExpo(expoSlug, sql`offer.saving_percent`, products.savingPercent);
  const tie = products.slug;
  const orders: Record<ProductSort, KeysetOrder> = {
    featured: { key: products.rank, tieBreaker: tie, direction: 'asc', kind: 'number' },
    'price-up': { key: price, tieBreaker: tie, direction: 'asc', kind: 'number' },
    'price-down': { key: price, tieBreaker: tie, direction: 'desc', kind: 'number' },
    saving: { key: saving, tieBreaker: tie, direction: 'desc', kind: 'number' },
    name: { key: products.sortKey, tieBreaker: tie, direction: 'asc', kind: 'text' },
  };
  return orders[sort];
}
