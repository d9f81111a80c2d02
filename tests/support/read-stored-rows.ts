import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { type Database, type DatabaseLocation, openDatabase } from '../../server/db/client.ts';
import { actionResults, checkIns, users } from '../../server/db/schema.ts';
import type { ProductServer } from './product-server.ts';

/**
 * Reads a copy of the server's database. The running server holds the folder itself; a copy of it is what the next
 * start would find after a power cut. Where the servers under test use a PostgreSQL (`DATABASE_URL`), it is read.
 */
export async function withStoredRows<T>(
  product: ProductServer,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  const url = process.env.DATABASE_URL;
  if (url) return withDatabase({ url }, read);
  const dataDir = await mkdtemp(join(tmpdir(), 'yhello-copy-'));
  try {
    await cp(join(product.dataDir, 'postgres'), join(dataDir, 'postgres'), { recursive: true });
    return await withDatabase({ dataDir }, read);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function withDatabase<T>(location: DatabaseLocation, read: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(location);
  try {
    return await read(db);
  } finally {
    await close();
  }
}

export async function findStoredSub(db: Database, email: string): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user?.cognitoSub ?? '';
}

/** What the server has stored of one visitor's actions. `revision` is raised once by every effect. */
export const readStoredCheckIns = (product: ProductServer, email: string) =>
  withStoredRows(product, async (db) => {
    const [user] = await db.select().from(users).where(eq(users.email, email));
    const sub = user?.cognitoSub ?? '';
    return {
      delivered: await db.$count(actionResults, eq(actionResults.sub, sub)),
      checkIns: await db.$count(checkIns, eq(checkIns.sub, sub)),
      revision: user?.rev ?? -1,
    };
  });
