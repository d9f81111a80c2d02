import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';
import { hasSample } from '../../scripts/sample-tests.mjs';
import type { Database } from '../../server/db/client.ts';
import * as schema from '../../server/db/schema.ts';
import { cachedArtifact, hashOf } from './cached-artifact.ts';
import { seedTestDatabase } from './seed-test-database.ts';

const MIGRATIONS = 'server/db/migrations';
const SOURCES = [
  'node_modules/@electric-sql/pglite/package.json',
  MIGRATIONS,
  'tests/support/prepare-test-databases.ts',
];
const SEED_SOURCES = [
  ...SOURCES,
  'server/db',
  'server/brands/index-letter.ts',
  'server/rich-text.ts',
  'server/content',
  'server/seed',
  'content',
  'src/domain',
  'tests/support/test-now.ts',
];

/**
 * Runs once before all tests. Migrating and seeding an embedded database takes seconds of CPU, loading a copy of one
 * a fraction of that.
 */
export default async function prepareTestDatabases({ provide }: TestProject): Promise<void> {
  // With TEST_DATABASE_URL every database is made on that server.
  if (process.env.TEST_DATABASE_URL) return provide('databaseCopies', { migrated: '', seeded: '' });
  const migrated = await cachedArtifact(`migrated-${hashOf(SOURCES)}.tar`, (path) =>
    makeCopy(path, async () => {}),
  );
  const seeded = hasSample
    ? await cachedArtifact(`seeded-${hashOf(SEED_SOURCES)}.tar`, (path) => makeCopy(path, seedTestDatabase))
    : '';
  provide('databaseCopies', { migrated, seeded });
}

async function makeCopy(path: string, fill: (db: Database) => Promise<void>): Promise<void> {
  const client = await PGlite.create('memory://');
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder: MIGRATIONS });
  await fill(db as unknown as Database);
  // Otherwise each test would repeat what was written since the last checkpoint.
  await client.exec('checkpoint');
  // Uncompressed: unpacking would take longer than the rest of loading.
  const copy = await client.dumpDataDir('none');
  await client.close();
  await writeFile(path, Buffer.from(await copy.arrayBuffer()));
}
