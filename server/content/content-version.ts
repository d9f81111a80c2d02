import { desc } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import type { FolderContent } from './read/read-folder.ts';
import { contentVersions } from './table.ts';

/** The latest; version 0 before any content was taken in. */
export async function latestContent(
  db: Database | DatabaseTransaction,
): Promise<{ version: number; hash: string }> {
  const { version, hash } = contentVersions;
  const [latest] = await db.select({ version, hash }).from(contentVersions).orderBy(desc(version)).limit(1);
  return latest ?? { version: 0, hash: '' };
}

/** What was taken in last, as its folder had it; null before any. */
export async function storedContent(db: Database): Promise<FolderContent | null> {
  const { organiser, content, version } = contentVersions;
  const [latest] = await db
    .select({ organiser, content })
    .from(contentVersions)
    .orderBy(desc(version))
    .limit(1);
  return latest ?? null;
}

/** How long the version is answered from memory, for content that another process takes in. */
const FRESH_MS = 10_000;

/** Returns a function that tells one content from another. */
export function followContent({ db, now }: Pick<Deps, 'db' | 'now'>): () => Promise<string> {
  let asked: { atMs: number; hash: Promise<string> } | undefined;
  return () => {
    if (asked && Math.abs(now() - asked.atMs) < FRESH_MS) return asked.hash;
    asked = { atMs: now(), hash: latestContent(db).then(({ hash }) => hash) };
    asked.hash.catch(() => {
      asked = undefined;
    });
    return asked.hash;
  };
}
