import { eq } from 'drizzle-orm';
import { isIndexable } from '../../src/domain/routing/indexable.ts';
import { isOffered } from '../../src/domain/routing/offered.ts';
import {
  directoryPath,
  exhibitorsPath,
  expoPath,
  expoRewardsPath,
  fillPath,
  paths,
  positionPath,
  starBuyPath,
} from '../../src/domain/routing/paths.ts';
import type { Day } from '../../src/domain/time/dates.ts';
import type { Flags } from '../../src/domain/visitor/flags.ts';
import { articles } from '../articles/table.ts';
import { brands } from '../brands/table.ts';
import { contentPages } from '../content-pages/table.ts';
import type { Database } from '../db/client.ts';
import { expos } from '../expos/table.ts';
import { featureFlags } from '../flags/table.ts';
import { media } from '../media/table.ts';
import { listPositions } from '../positions/queries.ts';
import { products } from '../products/table.ts';

export type SitemapEntry = { path: string; lastModifiedOn?: Day };

/** Every public address, in the order of the site. */
export async function listSitemapEntries(db: Database, today: Day): Promise<SitemapEntry[]> {
  const [flags, lastModified] = await Promise.all([readFlags(db), contentPageDates(db)]);
  const pages = Object.values(paths)
    .filter((path) => !path.includes(':') && isIndexable(path))
    .filter((path) => isOffered(flags, path))
    .map((path) => ({ path, ...lastModified.get(path) }));
  const details = await Promise.all([expoEntries(db), shopEntries(db), articleEntries(db, today)]);
  return [...pages, ...details.flat()];
}

async function readFlags(db: Database): Promise<Flags> {
  const rows = await db.select().from(featureFlags);
  return Object.fromEntries(rows.map(({ name, enabled }) => [name, enabled]));
}

/** By path: content pages such as the terms of use have their slug as address. */
async function contentPageDates(db: Database) {
  const columns = { slug: contentPages.slug, lastModifiedOn: contentPages.updatedOn };
  const rows = await db.select(columns).from(contentPages);
  return new Map<string, Pick<SitemapEntry, 'lastModifiedOn'>>(
    rows.map(({ slug, lastModifiedOn }) => [`/${slug}`, { lastModifiedOn }]),
  );
}

async function expoEntries(db: Database): Promise<SitemapEntry[]> {
  const { slug, showHighlights, showStarbuys } = expos;
  const rows = await db
    .select({ slug, showHighlights, showStarbuys })
    .from(expos)
    .where(eq(expos.isWithdrawn, false))
    .orderBy(expos.fromDate);
  return rows
    .filter((expo) => expo.showHighlights)
    .flatMap((expo) => [
      expoPath(expo.slug),
      directoryPath(expo.slug),
      exhibitorsPath(expo.slug),
      expoRewardsPath(expo.slug),
      ...(expo.showStarbuys ? [starBuyPath(expo.slug)] : []),
    ])
    .map((path) => ({ path }));
}

async function shopEntries(db: Database): Promise<SitemapEntry[]> {
  const [brandRows, productRows] = await Promise.all([
    db.select({ slug: brands.slug }).from(brands).orderBy(brands.slug),
    db.select({ slug: products.slug }).from(products).orderBy(products.slug),
  ]);
  return [
    ...brandRows.map((row) => ({ path: fillPath(paths.brand, row) })),
    ...productRows.map((row) => ({ path: fillPath(paths.product, row) })),
  ];
}

async function articleEntries(db: Database, today: Day): Promise<SitemapEntry[]> {
  const [articleRows, mediaRows, openPositions] = await Promise.all([
    db.select({ slug: articles.slug, day: articles.publishedOn }).from(articles).orderBy(articles.slug),
    db.select({ slug: media.slug, day: media.publishedOn }).from(media).orderBy(media.slug),
    listPositions(db, today),
  ]);
  const toEntry =
    (path: (slug: string) => string) =>
    ({ slug, day }: { slug: string; day: Day }): SitemapEntry => ({ path: path(slug), lastModifiedOn: day });
  return [
    ...articleRows.map(toEntry((slug) => fillPath(paths.article, { slug }))),
    ...mediaRows.map(toEntry((slug) => fillPath(paths.mediaArticle, { slug }))),
    ...openPositions.map(
      ({ slug, postedOn }): SitemapEntry => ({ path: positionPath(slug), lastModifiedOn: postedOn }),
    ),
  ];
}
