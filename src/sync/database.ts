import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB, type StoreNames } from 'idb';
import { withLock } from './locks.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { OutboxFile } from './outbox-files.ts';
import {
  DATABASE_NAME,
  DATABASE_VERSION,
  type LocalRecordName,
  lockNames,
  storeNames,
} from './storage-keys.ts';
import { type StorageProblem, StorageUnavailable, toStorageUnavailable } from './storage-unavailable.ts';

/** Some browsers leave an open request hanging for ever; after this long the visitor is told. */
const OPEN_LIMIT_MS = 5_000;
const LOCK_LIMIT_MS = 1_000;
/** How a browser says that it closed the connection behind our back: data cleared, or a page that slept long. */
const CLOSED_CONNECTION_ERRORS = ['InvalidStateError', 'UnknownError'];

export interface DatabaseSchema extends DBSchema {
  facts: { key: LocalRecordName; value: unknown };
  keys: { key: string; value: { sub: string; kid: string; key: CryptoKey } };
  outbox: { key: number; value: OutboxEntry; indexes: { key: string; sub: string } };
  files: { key: string; value: OutboxFile };
  /** Answers kept for a time without signal. `owner` is a sub, or '' for what is everybody's. */
  shelf: {
    key: [owner: string, hash: string];
    value: { owner: string; hash: string; at: number; shape: number; data: unknown };
    indexes: { age: [owner: string, at: number] };
  };
}
type Names = StoreNames<DatabaseSchema>;
type Mode = 'readonly' | 'readwrite';
/** An object store inside a running transaction. */
export type OpenStore<N extends Names, M extends Mode> = IDBPObjectStore<DatabaseSchema, Names[], N, M>;
type OpenStores<N extends Names, M extends Mode> = { [K in N]: OpenStore<K, M> };

/**
 * What lasts on the phone. `write` resolves once the transaction is on the disk (`durability: 'strict'`), or nothing
 * of it is. `work` awaits nothing but requests to the stores it is given. Both throw StorageUnavailable.
 */
export type Database = {
  read<N extends Names, T>(names: N[], work: (stores: OpenStores<N, 'readonly'>) => Promise<T>): Promise<T>;
  write<N extends Names, T>(names: N[], work: (stores: OpenStores<N, 'readwrite'>) => Promise<T>): Promise<T>;
  /** Lets go of the connection; the next use opens another. */
  close(): Promise<void>;
};

type Connection = IDBPDatabase<DatabaseSchema>;

function createStores(db: Connection, from: number): void {
  if (from < 1) createFirstStores(db);
  if (from < 2) db.createObjectStore(storeNames.files, { keyPath: 'hash' });
  if (from < 3) {
    const shelf = db.createObjectStore(storeNames.shelf, { keyPath: ['owner', 'hash'] });
    shelf.createIndex('age', ['owner', 'at']);
  }
}

function createFirstStores(db: Connection): void {
  db.createObjectStore(storeNames.facts);
  db.createObjectStore(storeNames.keys, { keyPath: 'sub' });
  const outbox = db.createObjectStore(storeNames.outbox, { keyPath: 'position', autoIncrement: true });
  outbox.createIndex('key', 'action.key', { unique: true });
  outbox.createIndex('sub', 'action.sub');
}

function open(limitMs: number, lost: () => void): Promise<Connection> {
  return new Promise((resolve, reject) => {
    if (typeof indexedDB === 'undefined') throw new StorageUnavailable('missing');
    let refused = false;
    const refuse = (reason: StorageProblem) => {
      refused = true;
      reject(new StorageUnavailable(reason));
    };
    const timer = setTimeout(() => refuse('hangs'), limitMs);
    const opening = () =>
      openDB<DatabaseSchema>(DATABASE_NAME, DATABASE_VERSION, {
        upgrade: createStores,
        blocked: () => refuse('blocked'),
        blocking: (_current, _next, event) => {
          // A newer version waits for this connection: whoever holds on would block every tab.
          (event.target as IDBDatabase).close();
          lost();
        },
        terminated: lost,
      });
    openUnderLock(opening)
      .then((db) => (refused ? db.close() : resolve(db)), reject)
      .finally(() => clearTimeout(timer));
  });
}

/**
 * A page that was left while it opens the database may be kept frozen by the browser, and nobody else could open it for
 * minutes. Browsers do not keep a page that holds a lock.
 */
const openUnderLock = async (work: () => Promise<Connection>): Promise<Connection> =>
  (await withLock(globalThis.navigator?.locks, lockNames.opening, work, { limitMs: LOCK_LIMIT_MS })) ??
  work();

/** Everything that one owner has on the shelf, whatever stands behind the owner in the key. */
export const ownerRange = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

/** A store with a connection of its own. */
export function createDatabase(openLimitMs = OPEN_LIMIT_MS): Database {
  let connection: Promise<Connection> | null = null;

  function connect(): Promise<Connection> {
    if (connection) return connection;
    const opening: Promise<Connection> = open(openLimitMs, () => forget(opening));
    opening.catch(() => forget(opening));
    connection = opening;
    return opening;
  }
  function forget(which: Promise<Connection>): void {
    if (connection === which) connection = null;
  }

  async function begin(names: Names[], mode: Mode) {
    const opening = connect();
    try {
      return (await opening).transaction(names, mode, { durability: 'strict' });
    } catch (error) {
      if (!(error instanceof DOMException) || !CLOSED_CONNECTION_ERRORS.includes(error.name)) throw error;
      forget(opening);
      return (await connect()).transaction(names, mode, { durability: 'strict' });
    }
  }

  async function run<N extends Names, M extends Mode, T>(
    names: N[],
    mode: M,
    work: (stores: OpenStores<N, M>) => Promise<T>,
  ): Promise<T> {
    try {
      const tx = await begin(names, mode);
      const done = tx.done;
      done.catch(() => {});
      try {
        const stores = Object.fromEntries(names.map((name) => [name, tx.objectStore(name)]));
        const result = await work(stores as unknown as OpenStores<N, M>);
        await done;
        return result;
      } catch (error) {
        abort(tx);
        throw error;
      }
    } catch (error) {
      const trouble = toStorageUnavailable(error);
      // Whatever broke may be the connection: the next use tries another.
      if (trouble instanceof StorageUnavailable) void close();
      throw trouble;
    }
  }

  async function close(): Promise<void> {
    const closing = connection;
    connection = null;
    (await closing?.catch(() => null))?.close();
  }

  return {
    read: (names, work) => run(names, 'readonly', work),
    write: (names, work) => run(names, 'readwrite', work),
    close,
  };
}

function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // It has ended by itself.
  }
}

/** The realm's one store: page, or worker. Nothing is opened before it is used. */
export const sharedDatabase: Database = createDatabase();
