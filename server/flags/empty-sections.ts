import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { emptyFlag, isInOffer } from '../../src/domain/routing/offered.ts';
import { paths } from '../../src/domain/routing/paths.ts';
import { articles } from '../articles/table.ts';
import { brands } from '../brands/table.ts';
import { questions, supportGroups } from '../community/table.ts';
import { contentPages } from '../content-pages/table.ts';
import type { Database } from '../db/client.ts';
import { booths } from '../exhibitors/table.ts';
import { faqs } from '../faqs/table.ts';
import { kidsPlaces } from '../kids-places/table.ts';
import { media } from '../media/table.ts';
import { moments } from '../moments/table.ts';
import { products, starBuys } from '../products/table.ts';
import { earningWays, rewards, rewardTiers } from '../rewards/table.ts';

const textOf = (slug: string) => sql`${contentPages} where ${contentPages.slug} = ${slug}`;
const communityText = textOf('community');
const TEXTS = [paths.aboutUs, paths.career, paths.terms, paths.privacy];

/** What each section shows. */
const SECTIONS: readonly [path: string, ...sources: (PgTable | SQL)[]][] = [
  [paths.rewards, rewards, rewardTiers, earningWays],
  [paths.expoRewards, rewards],
  [paths.community, supportGroups, questions, communityText],
  ['community', communityText],
  [paths.kidsListing, kidsPlaces],
  [paths.media, media],
  [paths.moments, moments],
  [paths.articles, articles],
  [paths.faqs, faqs],
  [paths.brands, brands],
  [paths.products, products],
  [paths.wishlist, products],
  [paths.expoStarBuy, starBuys],
  [paths.exhibitors, booths],
  [paths.expoMap, booths],
  ...TEXTS.map((path): [string, SQL] => [path, textOf(path.slice(1))]),
];

/**
 * A flag for each section of the site that has no content: it is left out of menus, and its text is not asked for.
 * Sections that the organiser does not offer have none. One query.
 */
export async function emptySectionFlags(db: Database): Promise<string[]> {
  const isEmpty = ([path, ...sources]: (typeof SECTIONS)[number]): SQL =>
    sql`select ${path}::text as path where ${sql.join(
      sources.map((source) => sql`not exists (select 1 from ${source})`),
      sql` and `,
    )}`;
  const rows = await db
    .select({ path: sql<string>`path` })
    .from(sql`(${sql.join(SECTIONS.map(isEmpty), sql` union all `)}) as empty`);
  return rows.filter(({ path }) => isInOffer(path)).map(({ path }) => emptyFlag(path));
}
