import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../server/db/client.ts';

/** `migrated`: tables without rows. `seeded`: with the sample content as well. */
type TestDatabaseState = 'migrated' | 'seeded';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each state is stored as a copy of an embedded database. */
    databaseCopies: Record<TestDatabaseState, string>;
  }
}

/**
 * A fresh database: embedded and in memory, loaded from a copy that was made before the first test; or on the
 * PostgreSQL at TEST_DATABASE_URL, where queries really run side by side.
 */
export async function openTestDatabase(state: TestDatabaseState = 'migrated'): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return createOnPostgres(url, state);
  return openDatabase({ dump: new CopyInMemory(await readCopy(state)) });
}

/** Read once for all files of a process. */
const copies = new Map<TestDatabaseState, Promise<ArrayBuffer>>();
function readCopy(state: TestDatabaseState): Promise<ArrayBuffer> {
  let copy = copies.get(state);
  if (!copy) {
    copy = readFile(inject('databaseCopies')[state]).then((bytes) => new Uint8Array(bytes).buffer);
    copies.set(state, copy);
  }
  return copy;
}

/** A Blob that is not copied twice to be read: that would take as long as starting the database. */
class CopyInMemory extends Blob {
  readonly #copy: ArrayBuffer;
  constructor(copy: ArrayBuffer) {
    super();
    this.#copy = copy;
  }
  override arrayBuffer = () => Promise.resolve(this.#copy);
}

async function createOnPostgres(url: string, state: TestDatabaseState): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const { db, close } = await openDatabase({ url: Object.assign(new URL(url), { pathname: name }).href });
  if (state === 'seeded') {
    const { seedTestDatabase } = await import('./seed-test-database.ts');
    await seedTestDatabase(db);
  }
  return {
    db,
    close: async () => {
      await close();
      await admin.query(`drop database ${name}`);
      await admin.end();
    },
  };
}
