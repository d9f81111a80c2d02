import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { type OpenDatabase, openDatabase } from '../../server/db/client.ts';

const MIGRATIONS = 'server/db/migrations';
const CACHE = 'node_modules/.cache/yhello';

/**
 * A fresh database: in memory, or on the PostgreSQL at TEST_DATABASE_URL, where things really happen side by side.
 * Starting from a copy of a migrated one takes a sixth of the time of making one.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return openOn(server);
  const path = join(CACHE, `empty-database-${await version()}.tar.gz`);
  const copy = await readFile(path).catch(() => null);
  return openDatabase({ dump: copy ? new Blob([copy]) : await makeCopy(path) });
}

async function openOn(server: string): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const { db, close } = await openDatabase({ url: Object.assign(new URL(server), { pathname: name }).href });
  return {
    db,
    close: async () => {
      await close();
      await admin.query(`drop database ${name}`);
      await admin.end();
    },
  };
}

async function makeCopy(path: string): Promise<Blob> {
  const client = await PGlite.create('memory://');
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  const dump = await client.dumpDataDir('gzip');
  await client.close();
  await mkdir(CACHE, { recursive: true });
  // Test files run side by side: each sees the whole copy or none.
  await writeFile(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${path}.${process.pid}`, path);
  return dump;
}

/** Changes with the migrations and with the embedded database itself. */
async function version(): Promise<string> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(MIGRATIONS, name), 'utf8')));
  const engine = await readFile('node_modules/@electric-sql/pglite/package.json', 'utf8');
  return createHash('sha256')
    .update(texts.join('') + engine)
    .digest('hex')
    .slice(0, 16);
}
