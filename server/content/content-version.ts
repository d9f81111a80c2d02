import { desc, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { servePicturesOfSample } from '../images/picture-table.ts';
import { type Content, type KindName, kindNames } from './content-kinds.ts';
import type { FolderContent } from './read/read-folder.ts';
import { contentVersions } from './table.ts';

/** `isSample`: the content has a day of its own. */
type LatestContent = { version: number; hash: string; isSample: boolean };

/** The latest; version 0 before any content was imported. */
export async function latestContent(db: Database | DatabaseTransaction): Promise<LatestContent> {
  const { version, hash, organiser } = contentVersions;
  const isSample = sql<boolean>`${organiser} ? 'sampleDay'`;
  const [latest] = await db
    .select({ version, hash, isSample })
    .from(contentVersions)
    .orderBy(desc(version))
    .limit(1);
  return latest ?? { version: 0, hash: '', isSample: false };
}

/** Lets this process serve what belongs to the content that was imported last. */
export async function followContent(db: Database): Promise<LatestContent> {
  const latest = await latestContent(db);
  servePicturesOfSample(latest.isSample);
  return latest;
}

/** What was imported last, as its folder had it; null before any. */
export async function storedContent(db: Database): Promise<FolderContent | null> {
  const { organiser, content, version } = contentVersions;
  const [latest] = await db
    .select({ organiser, content })
    .from(contentVersions)
    .orderBy(desc(version))
    .limit(1);
  return latest ? { ...latest, content: inKindsOfToday(latest.content) } : null;
}

const OLDER_NAMES: Partial<Record<KindName, string>> = { positions: 'careers' };

/** What an older build stored may lack a kind, or have it under another name. */
const inKindsOfToday = (stored: Partial<Record<string, unknown>>) =>
  Object.fromEntries(
    kindNames.map((name) => [name, stored[name] ?? stored[OLDER_NAMES[name] ?? ''] ?? []]),
  ) as Content;

/** How long the hash is cached. With PostgreSQL, the command imports content in a process of its own. */
const FRESH_MS = 5_000;
const asked = new WeakMap<Database, { atMs: number; hash: Promise<string> }>();

/**
 * Tells one content from another. The database is asked at most every five seconds; while it does not answer, the last
 * hash holds. What a server keeps in memory, it keeps for one content.
 */
export function latestContentHash({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<string> {
  const last = asked.get(db);
  if (last && Math.abs(now() - last.atMs) < FRESH_MS) return last.hash;
  const hash = followContent(db).then(
    (latest) => latest.hash,
    (error) => {
      if (last) return last.hash;
      throw error;
    },
  );
  asked.set(db, { atMs: now(), hash });
  hash.catch(() => forgetContentHash(db));
  return hash;
}

/** For code that has imported content: the next request asks again. */
export const forgetContentHash = (db: Database) => asked.delete(db);
