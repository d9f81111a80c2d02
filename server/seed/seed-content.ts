import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import type { Database, DatabaseTransaction } from '../db/client.ts';
import { expoSamples } from './content/expos.ts';
import { CONTENT_FOLDER, type Content, readContent } from './content-files.ts';
import { articleRows } from './entries/article.ts';
import { brandRows } from './entries/brand.ts';
import { groupRows, questionRows } from './entries/community.ts';
import { contentPageRows } from './entries/content-page.ts';
import { faqRows } from './entries/faq.ts';
import { kidsPlaceRows } from './entries/kids-place.ts';
import { mediaRows } from './entries/media.ts';
import { momentRows } from './entries/moment.ts';
import { positionRows } from './entries/position.ts';
import { productRows } from './entries/product.ts';
import { earningWayRows, rewardRows, tierRows } from './entries/reward.ts';
import { findBrokenReferences } from './references.ts';
import { seedMarks } from './table.ts';
import type { TableRows } from './table-rows.ts';

/** Stored in existing databases, so the name must not change. */
const MARK = 'catalogue';
/** PostgreSQL allows 65,535 values in a statement. */
const ROWS_PER_INSERT = 500;

/**
 * Replaces the rows of all content tables by those of the content files, unless nothing changed since the last time (one
 * query). Throws an Error that lists every mistake in the files, before any change. Returns whether rows were replaced.
 */
export async function seedContent(db: Database, folder = CONTENT_FOLDER): Promise<boolean> {
  const { content, errors } = await readContent(folder);
  const expos = new Set(expoSamples.map(({ slug }) => slug));
  const allErrors = [...errors, ...(errors.length === 0 ? findBrokenReferences(content, expos) : [])];
  if (allErrors.length > 0)
    throw new Error(`The content cannot be used:\n${allErrors.map((line) => `  ${line}`).join('\n')}`);

  const tables = rowsOf(content);
  // Hashes the rows, not the files: a change in the code that makes rows from them counts too.
  const hash = createHash('sha256')
    .update(JSON.stringify(tables.map(({ rows }) => rows)))
    .digest('base64url');
  if ((await readMark(db)) === hash) return false;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.contentSeed})`);
    if ((await readMark(tx)) === hash) return false;
    for (const table of tables) await replaceRows(tx, table);
    const mark = { name: MARK, mark: hash };
    await tx.insert(seedMarks).values(mark).onConflictDoUpdate({ target: seedMarks.name, set: mark });
    return true;
  });
}

/** Changes with the content. */
export const contentRevision = async (db: Database): Promise<string> => (await readMark(db)) ?? '';

async function readMark(db: Database | DatabaseTransaction): Promise<string | undefined> {
  const [row] = await db.select().from(seedMarks).where(eq(seedMarks.name, MARK));
  return row?.mark;
}

/** Runs in the seeding transaction: other queries see the old rows until it commits. */
async function replaceRows(tx: DatabaseTransaction, { table, rows }: TableRows): Promise<void> {
  await tx.delete(table);
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT)
    await tx.insert(table).values(rows.slice(start, start + ROWS_PER_INSERT));
}

function rowsOf(content: Content): TableRows[] {
  const brandNames = new Map(content['brands.json'].map(({ slug, name }) => [slug, name]));
  return [
    ...brandRows(content['brands.json']),
    ...productRows(content['products.json'], brandNames),
    ...articleRows(content['articles.json']),
    ...momentRows(content['moments.json']),
    ...mediaRows(content['media.json']),
    ...faqRows(content['faqs.json']),
    ...positionRows(content['careers.json']),
    ...groupRows(content['groups.json']),
    ...questionRows(content['questions.json']),
    ...kidsPlaceRows(content['kids-listing.json']),
    ...rewardRows(content['rewards.json']),
    ...tierRows(content['tiers.json']),
    ...earningWayRows(content['earning-ways.json']),
    ...contentPageRows(content['pages.json']),
  ];
}
