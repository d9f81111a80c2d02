import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export type OpenDatabase = { db: Database; close: () => Promise<void> };

/** Opens PostgreSQL when an address is given, else the embedded database in a folder (or in memory for tests). */
export async function openDatabase(where: { url?: string; dataDir?: string }): Promise<OpenDatabase> {
  if (where.url) {
    const [{ drizzle }, { migrate }, { default: pg }] = await Promise.all([
      import('drizzle-orm/node-postgres'),
      import('drizzle-orm/node-postgres/migrator'),
      import('pg'),
    ]);
    const pool = new pg.Pool({ connectionString: where.url, max: 10 });
    const db = drizzle(pool, { schema });
    const lock = await pool.connect();
    try {
      await lock.query('select pg_advisory_lock(871423)');
      await migrate(db, { migrationsFolder });
      await lock.query('select pg_advisory_unlock(871423)');
    } finally {
      lock.release();
    }
    return { db: db as unknown as Database, close: () => pool.end() };
  }
  const [{ drizzle }, { migrate }, { PGlite }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
    import('@electric-sql/pglite'),
  ]);
  if (where.dataDir) await mkdir(where.dataDir, { recursive: true });
  const client = await PGlite.create(where.dataDir ? join(where.dataDir, 'postgres') : 'memory://');
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder });
  return { db: db as unknown as Database, close: () => client.close() };
}

/** Kept beside the source and read from the project's folder, so that the built server finds the same files. */
const migrationsFolder = join(process.cwd(), 'server/db/migrations');
