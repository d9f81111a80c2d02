import { and, arrayContains, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Article, ArticleCard, articleListInput } from '../../src/domain/content/article.ts';
import type { CursorPage } from '../../src/domain/content/pagination.ts';
import { foundSentence } from '../../src/domain/text/found-sentence.ts';
import { type SearchPatterns, wordsIn } from '../../src/domain/text/search-text.ts';
import { findBrandCards } from '../brands/brand-cards.ts';
import type { Database } from '../db/client.ts';
import { findPage, type KeysetOrder, orderByKeyset } from '../db/keyset-pagination.ts';
import { foundAt, matchesAll, patternsFor } from '../db/text-search.ts';
import { referToPicture } from '../images/picture-table.ts';
import { findProductCards } from '../products/product-cards.ts';
import { articles } from './table.ts';

const MAX_MORE = 3;
const latest: KeysetOrder = {
  key: articles.publishedOn,
  tieBreaker: articles.slug,
  direction: 'desc',
  kind: 'day',
};

const toCard = (row: typeof articles.$inferSelect): ArticleCard => ({
  slug: row.slug,
  title: row.title,
  stage: row.stage,
  summary: row.summary,
  author: row.author,
  publishedOn: row.publishedOn,
  readingMinutes: row.readingMinutes,
  picture: referToPicture(`article-${row.slug}`),
});

/**
 * In a search, words in the title come before words in the summary and in the text: they are searched in this order.
 */
function orderOf(patterns: SearchPatterns): KeysetOrder {
  const key = foundAt(articles.searchText, patterns);
  return key ? { key, tieBreaker: articles.slug, direction: 'asc', kind: 'number' } : latest;
}

/** Where a word of the search stands, if the card does not show one. */
function excerptOf({ title, summary, body }: typeof articles.$inferSelect, patterns: SearchPatterns) {
  const words = wordsIn(patterns);
  const excerpt = foundSentence(`<p>${title}</p>${summary}`, words) ? undefined : foundSentence(body, words);
  return excerpt === undefined ? {} : { excerpt };
}

/** Latest first; of a search, the best match first. */
export async function listArticles(
  db: Database,
  { stage, brandSlug, text, cursor, limit }: v.InferOutput<typeof articleListInput>,
): Promise<CursorPage<ArticleCard>> {
  const patterns = await patternsFor(db, articles.searchText, text);
  const filter = and(
    stage && eq(articles.stage, stage),
    brandSlug ? arrayContains(articles.brandSlugs, [brandSlug]) : undefined,
    matchesAll(articles.searchText, patterns),
  );
  const order = orderOf(patterns);
  const columns = {
    ...getTableColumns(articles),
    position: foundAt(articles.searchText, patterns) ?? sql<null>`null`,
  };
  const { rows, ...page } = await findPage(db, db.select(columns).from(articles).$dynamic(), {
    table: articles,
    filter,
    order,
    keyOf: ({ position, publishedOn, slug }) => [position ?? publishedOn, slug],
    cursor,
    limit,
  });
  return { items: rows.map((row) => ({ ...toCard(row), ...excerptOf(row, patterns) })), ...page };
}

/** Null for an unknown slug. */
export async function findArticle(db: Database, slug: string): Promise<Article | null> {
  const [row] = await db.select().from(articles).where(eq(articles.slug, slug));
  if (!row) return null;
  const [brands, products, more] = await Promise.all([
    findBrandCards(db, row.brandSlugs),
    findProductCards(db, row.productSlugs),
    db
      .select()
      .from(articles)
      .where(and(eq(articles.stage, row.stage), ne(articles.slug, slug)))
      .orderBy(...orderByKeyset(latest))
      .limit(MAX_MORE),
  ]);
  return {
    ...toCard(row),
    body: row.body,
    brands,
    products,
    more: more.map(toCard),
  };
}
