import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import type { Database, DatabaseTransaction } from '../db/client.ts';
import { insertBatchesOf } from '../db/insert-batches.ts';
import { vacuum } from '../db/vacuum.ts';
import { expos } from '../expos/table.ts';
import type { OwnPictures } from '../images/own-pictures.ts';
import { forgetContentHash, latestContent } from './content-version.ts';
import { moveAgendas } from './move-agendas.ts';
import type { FolderContent } from './read/read-folder.ts';
import { replaceExpos } from './replace-expos.ts';
import { contentRows } from './rows/content-rows.ts';
import { offeredContent } from './rows/offered-content.ts';
import type { TableRows } from './rows/table-rows.ts';
import { recordSlugs } from './slug-history.ts';
import { contentAddresses, contentVersions } from './table.ts';
import { withdrawMissing } from './withdraw-missing.ts';

/**
 * A hash of the rows and pictures that a folder gives. Of the rows, not the files, so that a change in the code that
 * makes them counts, too.
 */
export function contentHash(
  folder: FolderContent,
  pictures: OwnPictures,
  tables = contentRows(offeredContent(folder)),
): string {
  // Pictures have their digest in their file name.
  const pictureFiles = Object.values(pictures).map(({ file }) => file);
  return createHash('sha256')
    .update(JSON.stringify([folder.organiser, pictureFiles.toSorted(), ...tables.map(({ rows }) => rows)]))
    .digest('base64url');
}

/**
 * Makes the tables hold this content, in one transaction, unless they do already (one query). Other queries see the old
 * content until it ends. `pictures` belong to the content: if they differ, it has changed. Returns whether anything
 * changed.
 */
export async function importContent(
  db: Database,
  folder: FolderContent,
  at: Date,
  pictures: OwnPictures = {},
): Promise<boolean> {
  const { organiser, content } = folder;
  const tables = contentRows(offeredContent(folder));
  const hash = contentHash(folder, pictures, tables);
  if ((await latestContent(db)).hash === hash) return false;
  const isChanged = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.content})`);
    const latest = await latestContent(tx);
    if (latest.hash === hash) return false;
    await withdrawMissing(tx, content);
    await moveAgendas(tx, organiser);
    for (const table of tables)
      await (table.table === expos ? replaceExpos(tx, table.rows) : replaceRows(tx, table));
    await recordSlugs(tx, content);
    await tx.delete(contentVersions);
    await tx
      .insert(contentVersions)
      .values({ version: latest.version + 1, hash, organiser, content, importedAt: at });
    return true;
  });
  forgetContentHash(db);
  return isChanged;
}

/** Lets the next import take the room of the rows that this one has replaced. */
export const vacuumContent = (db: Database, { content }: FolderContent): Promise<void> =>
  vacuum(db, [contentVersions, contentAddresses, ...contentRows(content).map(({ table }) => table)]);

async function replaceRows(tx: DatabaseTransaction, { table, rows }: TableRows): Promise<void> {
  await tx.delete(table);
  for (const batch of insertBatchesOf(rows)) await tx.insert(table).values(batch);
}
