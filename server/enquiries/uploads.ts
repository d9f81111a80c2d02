import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, lt, notExists } from 'drizzle-orm';
import type { FileKind } from '../../src/domain/files.ts';
import { enquiryFiles, uploads } from '../db/schema.ts';
import type { Deps } from '../deps.ts';

/** A phone that is sending names its files within minutes. */
const ORPHAN_MS = 24 * 60 * 60 * 1000;

const folderOf = (env: Deps['env']) => join(env.dataDir, 'uploads');

/** Keeps a file. The same bytes again change nothing but its age. */
export async function keepUpload(
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

/** Removes what nobody named for a day, also of enquiries that are gone. */
export async function pruneUploads({ db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>): Promise<void> {
  const named = db.select().from(enquiryFiles).where(eq(enquiryFiles.hash, uploads.hash));
  const isOrphan = and(lt(uploads.uploadedAt, new Date(now() - ORPHAN_MS)), notExists(named));
  await db.transaction(async (tx) => {
    const gone = await tx.delete(uploads).where(isOrphan).returning({ hash: uploads.hash });
    for (const { hash } of gone) await rm(join(folderOf(env), hash), { force: true });
  });
}
