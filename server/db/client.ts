import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { closeToOthers, makePrivateFolder } from '../private-folder.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import { createDiskGuard, type DiskGuardOptions } from './disk-guard.ts';
import * as schema from './schema.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** Use it instead of `db` inside `db.transaction`: on the embedded database, `db` would wait there for ever. */
export type DatabaseTransaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type OpenDatabase = { db: Database; close: () => Promise<void> };

/**
 * `dump`: the data that an embedded database in memory starts with. `noAnswerMs`: after how long a PostgreSQL that says
 * nothing counts as gone; unless set, one waits for ever, as the commands of staff may have to. `disk`: how an embedded
 * database in a folder watches its disk.
 */
export type DatabaseLocation = {
  url?: string;
  dataDir?: string;
  dump?: Blob;
  noAnswerMs?: number;
  disk?: DiskGuardOptions;
};

const MAX_CONNECTIONS = 10;
/** Less than a phone waits for a response. */
const CONNECT_TIMEOUT_MS = 5_000;
/** Locks of a server that has vanished in the middle of a transaction are then released. */
const MAX_IDLE_IN_TRANSACTION_MS = 60_000;
/**
 * Whatever the database has been set to: who has waited for a lock reads what was committed meanwhile. A stricter level
 * would show what was before, and end the transaction with an error when it writes.
 */
const READ_COMMITTED = "set default_transaction_isolation = 'read committed'";
/** The time between two checkpoints of the embedded database, which has no background process for them. */
const CHECKPOINT_MS = 60 * 60 * 1000;
/** As the driver says it of a connection that ended. */
const NO_ANSWER = 'Connection terminated: the database does not answer';

/** Opens PostgreSQL if a `url` is given, else the embedded database in a folder (or in memory for tests). */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  return location.url ? openPostgres(location.url, location.noAnswerMs ?? 0) : openEmbedded(location);
}

async function openPostgres(connectionString: string, noAnswerMs: number): Promise<OpenDatabase> {
  const [{ drizzle }, { migrate }, { default: pg }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
    import('pg'),
  ]);
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    onConnect: (client) => prepareConnection(client as PoolClient, noAnswerMs),
  });
  // The pool replaces a broken idle connection; without a listener its error would end the process.
  pool.on('error', () => {});
  const db = drizzle(pool, { schema });
  const connection = await pool.connect().catch((error: Error) => {
    throw new Error(`The database in DATABASE_URL cannot be reached: ${error.message}`, { cause: error });
  });
  try {
    // Another server's migration, and one's own, may take long.
    socketOf(connection).setTimeout(0);
    await connection.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migration]);
    await migrate(drizzle(connection), { migrationsFolder }).catch(explain);
  } finally {
    // Closing the connection releases the lock, even after an error.
    connection.release(true);
  }
  return { db: db as unknown as Database, close: () => pool.end() };
}

/** Before the pool hands out a new connection. */
async function prepareConnection(client: PoolClient, noAnswerMs: number): Promise<void> {
  // The pool does not hear the errors of a connection that a transaction has.
  client.on('error', () => {});
  // TCP itself takes a quarter of an hour to notice that a host has vanished.
  socketOf(client).setTimeout(noAnswerMs, () => socketOf(client).destroy(new Error(NO_ANSWER)));
  // As a query: a pooler in between, such as PgBouncer, refuses these among the settings of a connection.
  await client
    .query(`set idle_in_transaction_session_timeout = ${MAX_IDLE_IN_TRANSACTION_MS}; ${READ_COMMITTED}`)
    .catch(() => {});
}

/** The driver's own setting for this leaves the connection in the pool, where the next query waits on it again. */
const socketOf = (client: PoolClient) => client.connection.stream as Socket;

async function openEmbedded({ dataDir, dump, disk }: DatabaseLocation): Promise<OpenDatabase> {
  const [{ drizzle }, { migrate }, { createEmbeddedClient }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
    import('./embedded-client.ts'),
  ]);
  const folder = dataDir ? join(dataDir, 'postgres') : 'memory://';
  if (dataDir) {
    // PGlite lets everybody on the machine read and write the files that it makes.
    await makePrivateFolder(folder);
    await closeToOthers(folder);
  }
  const guard = dataDir ? createDiskGuard(folder, disk) : undefined;
  const client = await createEmbeddedClient(folder, dump ? { loadDataDir: dump } : {}, guard);
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder }).catch(explain);
  // The level that callers ask for, read committed, is the only one here: to say so would be one query more.
  const { transaction } = db;
  db.transaction = ((work) => transaction.call(db, work)) as typeof transaction;
  // Otherwise the next start would repeat what was written since the last one, and the journal would keep all of it.
  // That is all that a failure costs.
  const checkpoint = () => client.exec('checkpoint').catch(() => {});
  const timer = setInterval(checkpoint, CHECKPOINT_MS);
  timer.unref();
  const close = async () => {
    clearInterval(timer);
    await checkpoint();
    await client.close();
  };
  return { db: db as unknown as Database, close };
}

/** All migrations share a transaction. */
function explain(error: Error): never {
  const { message } = error.cause instanceof Error ? error.cause : error;
  throw new Error(
    `The database cannot be changed for this version, and is as it was: ${message}. Go back to the version before.`,
    { cause: error },
  );
}

/** A build has its own copy: a server that was built before an update must not make that update's tables. */
const migrationsFolder = join(import.meta.dirname, 'migrations');
