import { and, arrayContains, eq, ne } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Article, ArticleCard, articleListInput } from '../../src/domain/content/article.ts';
import type { CursorPage } from '../../src/domain/content/pagination.ts';
import { findBrandCards } from '../brands/brand-cards.ts';
import type { Database } from '../db/client.ts';
import { findPage, type KeysetOrder, orderByKeyset } from '../db/keyset-pagination.ts';
import { containsAllWords } from '../db/text-search.ts';
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

/** Latest first. */
export async function listArticles(
  db: Database,
  { stage, brandSlug, text, cursor, limit }: v.InferOutput<typeof articleListInput>,
): Promise<CursorPage<ArticleCard>> {
  const filter = and(
    stage && eq(articles.stage, stage),
    brandSlug ? arrayContains(articles.brandSlugs, [brandSlug]) : undefined,
    containsAllWords(articles.searchText, text),
  );
  const { rows, ...page } = await findPage(db, db.select().from(articles).$dynamic(), {
    table: articles,
    filter,
    order: latest,
    keyOf: (row) => [row.publishedOn, row.slug],
    cursor,
    limit,
  });
  return { items: rows.map(toCard), ...page };
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
