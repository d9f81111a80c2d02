import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** What work inside `db.transaction` is given; `db` itself used in there waits for ever on the embedded database. */
export type DatabaseTransaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type OpenDatabase = { db: Database; close: () => Promise<void> };

/** `dump`: where an embedded database in memory starts from, instead of from nothing. */
export type DatabaseLocation = { url?: string; dataDir?: string; dump?: Blob };

/** Any number: the same in every process that migrates this database. */
const MIGRATION_LOCK = 871_423;
const MAX_CONNECTIONS = 10;
/** Less than a phone waits for an answer. */
const CONNECT_TIMEOUT_MS = 5_000;

/** Opens PostgreSQL when an address is given, else the embedded database in a folder (or in memory for tests). */
export async function openDatabase(where: DatabaseLocation): Promise<OpenDatabase> {
  return where.url ? openPostgres(where.url) : openEmbedded(where);
}

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const [{ drizzle }, { migrate }, { default: pg }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
    import('pg'),
  ]);
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // An idle connection that breaks is replaced with the next query; without a listener it would end the process.
  pool.on('error', () => {});
  const db = drizzle(pool, { schema });
  const lock = await pool.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(db, { migrationsFolder });
  } finally {
    // The lock ends with its connection, whatever happened.
    lock.release(true);
  }
  return { db: db as unknown as Database, close: () => pool.end() };
}

async function openEmbedded({ dataDir, dump }: DatabaseLocation): Promise<OpenDatabase> {
  const [{ drizzle }, { migrate }, { PGlite }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
    import('@electric-sql/pglite'),
  ]);
  if (dataDir) await mkdir(dataDir, { recursive: true });
  const client = await PGlite.create(dataDir ? join(dataDir, 'postgres') : 'memory://', {
    ...(dump && { loadDataDir: dump }),
  });
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder });
  return { db: db as unknown as Database, close: () => client.close() };
}

/** Kept beside the source and read from the project's folder, so that the built server finds the same files. */
const migrationsFolder = join(process.cwd(), 'server/db/migrations');
