import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isBefore } from '../../../server/actions/action-time.ts';
import { openDatabase } from '../../../server/db/client.ts';
import { createEmbeddedClient } from '../../../server/db/embedded-client.ts';
import { addresses } from '../../../server/db/schema.ts';

const MIGRATIONS = 'server/db/migrations';
const DAY_MS = 24 * 60 * 60 * 1000;

/** The migrations as a server had them that knew only the first `count`. */
let olderFolder: string;
async function olderMigrations(count: number): Promise<string> {
  await cp(MIGRATIONS, olderFolder, { recursive: true });
  const path = join(olderFolder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return olderFolder;
}

let client: Awaited<ReturnType<typeof createEmbeddedClient>>;
beforeAll(async () => {
  olderFolder = await mkdtemp(join(tmpdir(), 'migrations-'));
  client = await createEmbeddedClient('memory://', {});
});
afterAll(async () => {
  await client.close();
  await rm(olderFolder, { recursive: true });
});

it('A tap before an update of the server replaces an address that was stored before the update', async () => {
  const db = drizzle(client);
  await migrate(db, { migrationsFolder: await olderMigrations(1) });
  const insert = (id: string) =>
    client.exec(
      `insert into addresses (id, sub, label, recipient, phone, line1, line2, postcode, city, state, is_default)
       values ('${id}', 'mei', 'Home', 'Mei', '', '1 Jalan Bunga', '', '50480', 'Kuala Lumpur', 'Selangor', false)`,
    );
  await insert('before');
  await migrate(db, { migrationsFolder: MIGRATIONS });
  await insert('after');
  const tappedAtMs = Date.now() - DAY_MS;
  const rows = await db.select().from(addresses);
  expect(rows.map(({ id, enteredAt }) => [id, isBefore(tappedAtMs, enteredAt)])).toEqual([
    ['before', false],
    ['after', true],
  ]);
});

it('The message about a database that the start cannot change names the reason', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'data-'));
  const folder = join(dataDir, 'postgres');
  try {
    const unknown = await createEmbeddedClient(folder, {});
    await unknown.exec('create table given_gifts (gift_hash text)');
    await unknown.close();
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      'The database cannot be changed for this version, and is as it was: relation "given_gifts" already exists.',
    );
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
