import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, lt, notExists, sum } from 'drizzle-orm';
import type { FileKind } from '../../src/domain/enquiry/attachment-files.ts';
import type { Deps } from '../deps.ts';
import { enquiryFiles, uploads } from './table.ts';

/** A phone that is sending names its files within minutes. */
const ORPHAN_MS = 24 * 60 * 60 * 1000;
const MAX_UNNAMED_BYTES = 2_000_000_000;

const folderOf = (env: Deps['env']) => join(env.dataDir, 'uploads');

/** Keeps a file. The same bytes again change nothing but its age. */
export async function storeUpload(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  file: { hash: string; kind: FileKind; bytes: Buffer },
): Promise<void> {
  const folder = folderOf(env);
  await mkdir(folder, { recursive: true });
  const uploadedAt = new Date(now());
  await db.transaction(async (tx) => {
    // The row is held until the file is there, so that no clearing up comes between.
    const size = file.bytes.length;
    await tx
      .insert(uploads)
      .values({ hash: file.hash, kind: file.kind, size, uploadedAt })
      .onConflictDoUpdate({ target: uploads.hash, set: { uploadedAt } });
    const draft = join(folder, `${file.hash}.${process.pid}.tmp`);
    await writeFile(draft, file.bytes, { flush: true });
    await rename(draft, join(folder, file.hash));
  });
}

/** Whether strangers have filled what is set aside for files that nobody has named yet. */
export async function isUploadQuotaExceeded({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  const [row] = await db
    .select({ bytes: sum(uploads.size).mapWith(Number) })
    .from(uploads)
    .where(notExists(namedBy(db)));
  return (row?.bytes ?? 0) > MAX_UNNAMED_BYTES;
}

const namedBy = (db: Deps['db']) => db.select().from(enquiryFiles).where(eq(enquiryFiles.hash, uploads.hash));

/** Removes what nobody named for a day, also of enquiries that are gone. */
export async function pruneUploads({ db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>): Promise<void> {
  const isOrphan = and(lt(uploads.uploadedAt, new Date(now() - ORPHAN_MS)), notExists(namedBy(db)));
  await db.transaction(async (tx) => {
    const gone = await tx.delete(uploads).where(isOrphan).returning({ hash: uploads.hash });
    for (const { hash } of gone) await rm(join(folderOf(env), hash), { force: true });
  });
}
