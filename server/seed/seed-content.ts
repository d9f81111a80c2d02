import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
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

const MARK = 'catalogue';
/** Any number: the same in every process that fills this database. */
const SEED_LOCK = 871_424;
/** Rows a statement: it may have 65,535 values. */
const ROWS_AT_ONCE = 500;

/**
 * Makes the catalogue's tables say what the content files say; one query when they do already. Throws an Error that
 * lists every mistake in the files, and changes nothing then. True if something was changed.
 */
export async function seedContent(db: Database, folder = CONTENT_FOLDER): Promise<boolean> {
  const { content, errors } = await readContent(folder);
  const expos = new Set(expoSamples.map(({ slug }) => slug));
  const all = [...errors, ...(errors.length === 0 ? findBrokenReferences(content, expos) : [])];
  if (all.length > 0)
    throw new Error(`The content cannot be used:\n${all.map((line) => `  ${line}`).join('\n')}`);

  const tables = rowsOf(content);
  // Of the rows rather than of the files: what is made differently from the same file is new as well.
  const hash = createHash('sha256')
    .update(JSON.stringify(tables.map(({ rows }) => rows)))
    .digest('base64url');
  if ((await markIn(db)) === hash) return false;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if ((await markIn(tx)) === hash) return false;
    for (const table of tables) await fill(tx, table);
    const mark = { name: MARK, mark: hash };
    await tx.insert(seedMarks).values(mark).onConflictDoUpdate({ target: seedMarks.name, set: mark });
    return true;
  });
}

async function markIn(db: Database | DatabaseTransaction): Promise<string | undefined> {
  const [row] = await db.select().from(seedMarks).where(eq(seedMarks.name, MARK));
  return row?.mark;
}

/** Readers see the old rows until all is done. */
async function fill(tx: DatabaseTransaction, { table, rows }: TableRows): Promise<void> {
  await tx.delete(table);
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await tx.insert(table).values(rows.slice(start, start + ROWS_AT_ONCE));
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
