import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, lt, notExists, sql, sum } from 'drizzle-orm';
import type { FileKind } from '../../src/domain/enquiry/attachment-files.ts';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import type { DatabaseTransaction } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { ROOM_BYTES } from '../disk-room.ts';
import { makePrivateFolder } from '../private-folder.ts';
import { enquiryFiles, uploads } from './table.ts';

/** A client delivers the enquiry within minutes after its uploads. */
const ORPHAN_AGE_MS = 24 * 60 * 60 * 1000;
const BYTES_PER_GB = 1_000_000_000;
const MAX_ORPHAN_BYTES = 2 * BYTES_PER_GB;
/** What the name of a file ends in until all of it is written. */
const UNFINISHED = '.tmp';

/** A file is named by the hash of its bytes there. */
export const uploadFolder = (env: { dataDir: string }) => join(env.dataDir, 'uploads');

/** Stores a file. Storing the same bytes again only renews its date. */
export async function storeUpload(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  file: { hash: string; kind: FileKind; bytes: Buffer },
): Promise<void> {
  const folder = uploadFolder(env);
  await makePrivateFolder(folder);
  const uploadedAt = new Date(now());
  await db.transaction(async (tx) => {
    // Until the file is written, so that pruning cannot run in between.
    await lockFile(tx, file.hash);
    const size = file.bytes.length;
    await tx
      .insert(uploads)
      .values({ hash: file.hash, kind: file.kind, size, uploadedAt })
      .onConflictDoUpdate({ target: uploads.hash, set: { uploadedAt } });
    const temporary = join(folder, `${file.hash}.${process.pid}${UNFINISHED}`);
    try {
      await writeFile(temporary, file.bytes, { flush: true });
      await rename(temporary, join(folder, file.hash));
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      throw error;
    }
  });
}

/** Why no more files are taken at the moment and what to do, for the organiser; null if they are. */
export async function noRoomForFiles(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  freeBytes: () => number,
): Promise<string | null> {
  if (freeBytes() < ROOM_BYTES)
    return `Less than ${inGb(ROOM_BYTES)} is free on the disk of DATA_DIR. Make room there.`;
  const [row] = await db
    .select({
      all: sum(uploads.size).mapWith(Number),
      orphans: sql`${sum(uploads.size)} filter (where ${notExists(enquiriesWithUpload(db))})`.mapWith(Number),
    })
    .from(uploads);
  if ((row?.all ?? 0) > env.maxUploadBytes)
    return `They use all of MAX_UPLOADS_GB, ${inGb(env.maxUploadBytes)}. Raise it if the disk has room.`;
  if ((row?.orphans ?? 0) > MAX_ORPHAN_BYTES)
    return `Files without a message use ${inGb(MAX_ORPHAN_BYTES)}. They are removed after a day.`;
  return null;
}

const inGb = (bytes: number) => `${bytes / BYTES_PER_GB} GB`;

const enquiriesWithUpload = (db: Deps['db']) =>
  db.select().from(enquiryFiles).where(eq(enquiryFiles.hash, uploads.hash));

/**
 * Removes files that have had no enquiry for a day, also those of deleted enquiries. Throws an AggregateError once all
 * others are removed.
 */
export async function pruneUploads({ db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>): Promise<void> {
  const isOrphan = and(
    lt(uploads.uploadedAt, new Date(now() - ORPHAN_AGE_MS)),
    notExists(enquiriesWithUpload(db)),
  );
  const removed = await db.delete(uploads).where(isOrphan).returning({ hash: uploads.hash });
  // Not together with the rows: if that failed to commit, there would be rows without a file.
  const failures: unknown[] = [];
  await removeUnfinished(uploadFolder(env), now() - ORPHAN_AGE_MS).catch((error: unknown) =>
    failures.push(error),
  );
  for (const { hash } of removed)
    await db
      .transaction(async (tx) => {
        await lockFile(tx, hash);
        // It may have been sent again.
        if ((await tx.$count(uploads, eq(uploads.hash, hash))) === 0)
          await rm(join(uploadFolder(env), hash), { force: true });
      })
      .catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Some files could not be removed');
}

/** What a server that was killed has left. */
async function removeUnfinished(folder: string, beforeMs: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.filter((name) => name.endsWith(UNFINISHED)).map((name) => join(folder, name)))
    if (((await stat(path).catch(() => null))?.mtimeMs ?? beforeMs) < beforeMs)
      await rm(path, { force: true });
}

/** Works for a file without a row, too. */
const lockFile = (tx: DatabaseTransaction, hash: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.upload}, hashtext(${hash}))`);
