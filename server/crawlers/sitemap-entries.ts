import { isIndexable } from '../../src/domain/routing/canonical.ts';
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
import { addDays, type Day } from '../../src/domain/time/dates.ts';
import { type Flags, isFlagOn } from '../../src/domain/visitor/flags.ts';
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

const since = (today: Day, daysAgo: number) => addDays(today, -daysAgo);

/** Every address that everybody may find, in the order of the site. */
export async function listSitemapEntries(db: Database, today: Day): Promise<SitemapEntry[]> {
  const [flags, changed] = await Promise.all([readFlags(db), pageChanges(db, today)]);
  const pages = Object.values(paths)
    .filter((path) => !path.includes(':') && isIndexable(path))
    .filter((path) => path !== paths.kidsListing || isFlagOn(flags, 'directoryState'))
    .map((path) => ({ path, ...changed.get(path) }));
  const groups = await Promise.all([expoAddresses(db), shopAddresses(db), readingAddresses(db, today)]);
  return [...pages, ...groups.flat()];
}

async function readFlags(db: Database): Promise<Flags> {
  const rows = await db.select().from(featureFlags);
  return Object.fromEntries(rows.map(({ name, enabled }) => [name, enabled]));
}

/** Texts such as the terms of use lie at the address of their slug. */
async function pageChanges(db: Database, today: Day) {
  const columns = { slug: contentPages.slug, daysAgo: contentPages.updatedDaysAgo };
  const rows = await db.select(columns).from(contentPages);
  return new Map<string, Pick<SitemapEntry, 'lastModifiedOn'>>(
    rows.map(({ slug, daysAgo }) => [`/${slug}`, { lastModifiedOn: since(today, daysAgo) }]),
  );
}

async function expoAddresses(db: Database): Promise<SitemapEntry[]> {
  const { slug, showHighlights, showStarbuys } = expos;
  const rows = await db.select({ slug, showHighlights, showStarbuys }).from(expos).orderBy(expos.fromDate);
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

async function shopAddresses(db: Database): Promise<SitemapEntry[]> {
  const [ofBrands, ofProducts] = await Promise.all([
    db.select({ slug: brands.slug }).from(brands).orderBy(brands.slug),
    db.select({ slug: products.slug }).from(products).orderBy(products.slug),
  ]);
  return [
    ...ofBrands.map((row) => ({ path: fillPath(paths.brand, row) })),
    ...ofProducts.map((row) => ({ path: fillPath(paths.product, row) })),
  ];
}

async function readingAddresses(db: Database, today: Day): Promise<SitemapEntry[]> {
  const [written, reported, open] = await Promise.all([
    db
      .select({ slug: articles.slug, daysAgo: articles.publishedDaysAgo })
      .from(articles)
      .orderBy(articles.slug),
    db.select({ slug: media.slug, daysAgo: media.publishedDaysAgo }).from(media).orderBy(media.slug),
    listPositions(db, today),
  ]);
  const listed =
    (path: (slug: string) => string) =>
    ({ slug, daysAgo }: { slug: string; daysAgo: number }): SitemapEntry => ({
      path: path(slug),
      lastModifiedOn: since(today, daysAgo),
    });
  return [
    ...written.map(listed((slug) => fillPath(paths.article, { slug }))),
    ...reported.map(listed((slug) => fillPath(paths.mediaArticle, { slug }))),
    ...open.map(
      ({ slug, postedOn }): SitemapEntry => ({ path: positionPath(slug), lastModifiedOn: postedOn }),
    ),
  ];
}
