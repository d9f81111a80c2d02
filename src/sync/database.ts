import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB, type StoreNames } from 'idb';
import { withLock } from './locks.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { OutboxFile } from './outbox-files.ts';
import { DATABASE_NAME, DATABASE_VERSION, type LocalRecordName, lockNames } from './storage-keys.ts';
import { type StorageProblem, StorageUnavailable, toStorageUnavailable } from './storage-unavailable.ts';

/** In some browsers an open request never ends; after this long the database counts as unavailable. */
const OPEN_LIMIT_MS = 5_000;
const LOCK_LIMIT_MS = 1_000;
/** In WebKit a transaction may never end: how often it is looked at. */
const LOOK_EVERY_MS = 5_000;
/**
 * After so many looks it is given up. Looks are counted, and not time: a page that was frozen looks once when it wakes.
 */
const MAX_LOOKS = 6;
/** The count begins again while other transactions end, for they may be what it waits for; at most so many times. */
const MAX_RESETS = 30;
/**
 * Errors of a connection that the browser has lost: its data was cleared, the page was suspended for long, or, on iOS,
 * the process that stores things has ended.
 */
const LOST_CONNECTION_ERRORS = ['AbortError', 'InvalidStateError', 'UnknownError'];

interface DatabaseSchema extends DBSchema {
  /** The local records; `facts` is their old name, which stored data keeps. */
  facts: { key: LocalRecordName; value: unknown };
  keys: { key: string; value: { sub: string; kid: string; key: CryptoKey } };
  outbox: { key: number; value: OutboxEntry; indexes: { key: string; sub: string } };
  files: { key: string; value: OutboxFile };
  /**
   * The offline cache; `shelf` is its old name, which stored data keeps. `owner` is a sub, or '' for public answers.
   * `at`: when the answer was asked for, ms since 1970. `shape`: the version of the entry.
   */
  shelf: {
    key: [owner: string, hash: string];
    value: { owner: string; hash: string; at?: number; shape: number; data: unknown };
    indexes: { age: [owner: string, at: number] };
  };
}
type Names = StoreNames<DatabaseSchema>;
type Mode = 'readonly' | 'readwrite';
/** An object store inside a running transaction. */
export type OpenStore<N extends Names, M extends Mode> = IDBPObjectStore<DatabaseSchema, Names[], N, M>;
export type OpenStores<N extends Names, M extends Mode> = { [K in N]: OpenStore<K, M> };

/**
 * The database on the phone. `write` resolves once the transaction is on the disk, unless `durability` is
 * `relaxed`, for what the server can give again: then it is a little later, and taps wait for less. If it
 * rejects, nothing of it is, unless the transaction hangs or the connection is lost at the very end. `work` must await
 * nothing but requests to its stores, or the transaction ends early. It runs again, once, on a new connection if the
 * browser lost the first, so it must change nothing but its stores. Both throw StorageUnavailable.
 */
export type Database = {
  read<N extends Names, T>(names: N[], work: (stores: OpenStores<N, 'readonly'>) => Promise<T>): Promise<T>;
  write<N extends Names, T>(
    names: N[],
    work: (stores: OpenStores<N, 'readwrite'>) => Promise<T>,
    durability?: 'strict' | 'relaxed',
  ): Promise<T>;
  /** Closes the connection; the next use opens another. */
  close(): Promise<void>;
};

type Connection = IDBPDatabase<DatabaseSchema>;

function createStores(db: Connection, oldVersion: number): void {
  if (oldVersion < 1) {
    db.createObjectStore('facts');
    db.createObjectStore('keys', { keyPath: 'sub' });
    const outbox = db.createObjectStore('outbox', { keyPath: 'position', autoIncrement: true });
    outbox.createIndex('key', 'action.key', { unique: true });
    outbox.createIndex('sub', 'action.sub');
  }
  if (oldVersion < 2) db.createObjectStore('files', { keyPath: 'hash' });
  if (oldVersion < 3)
    db.createObjectStore('shelf', { keyPath: ['owner', 'hash'] }).createIndex('age', ['owner', 'at']);
}

/** `queue` is shared by all open requests of one database. */
function open(limitMs: number, onClosed: () => void, queue: { isBlocked: boolean }): Promise<Connection> {
  return new Promise((resolve, reject) => {
    if (typeof indexedDB === 'undefined') throw new StorageUnavailable('missing');
    // An earlier open request waits for an older page. The browser sends no event to the requests behind it.
    if (queue.isBlocked) throw new StorageUnavailable('blocked');
    let isRefused = false;
    const refuse = (reason: StorageProblem) => {
      isRefused = true;
      reject(new StorageUnavailable(reason));
    };
    const timer = setTimeout(() => refuse('hangs'), limitMs);
    const opening = () =>
      openDB<DatabaseSchema>(DATABASE_NAME, DATABASE_VERSION, {
        upgrade: createStores,
        blocked: () => {
          queue.isBlocked = true;
          refuse('blocked');
        },
        blocking: (_current, _next, event) => {
          // A newer version waits for this connection. Keeping it open would block every tab.
          (event.target as IDBDatabase).close();
          onClosed();
        },
        terminated: onClosed,
      });
    openUnderLock(opening)
      .then((db) => (isRefused ? db.close() : resolve(db)), reject)
      .finally(() => {
        clearTimeout(timer);
        queue.isBlocked = false;
      });
  });
}

/**
 * A page that is left while it opens the database may be frozen by the browser, and no other tab could open the
 * database for minutes. Browsers do not freeze a page that holds a lock.
 */
const openUnderLock = async (work: () => Promise<Connection>): Promise<Connection> =>
  (await withLock(globalThis.navigator?.locks, lockNames.opening, work, { limitMs: LOCK_LIMIT_MS })) ??
  work();

/** All keys of one owner in the offline cache. */
export const ownerRange = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

/** A database with its own connection. */
export function createDatabase(openLimitMs = OPEN_LIMIT_MS): Database {
  let connection: Promise<Connection> | null = null;
  let hasWorked = false;
  const queue = { isBlocked: false };

  function connect(): Promise<Connection> {
    if (connection) return connection;
    const opening: Promise<Connection> = open(openLimitMs, () => forget(opening), queue);
    opening.catch(() => forget(opening));
    connection = opening;
    return opening;
  }
  function forget(closed: Promise<Connection>): void {
    if (connection === closed) connection = null;
  }
  function close(opening: Promise<Connection>): Promise<void> {
    forget(opening);
    return opening.then(
      (db) => db.close(),
      () => {},
    );
  }

  async function run<N extends Names, M extends Mode, T>(
    names: N[],
    mode: M,
    work: (stores: OpenStores<N, M>) => Promise<T>,
    durability?: 'strict' | 'relaxed',
    isRetry = false,
  ): Promise<T> {
    const opening = connect();
    try {
      const result = await runTransaction(await opening, names, mode, work, durability);
      hasWorked = true;
      return result;
    } catch (error) {
      const isLost = LOST_CONNECTION_ERRORS.includes((error as Error)?.name);
      const problem =
        isLost && hasWorked ? new StorageUnavailable('lost', error) : toStorageUnavailable(error);
      // The connection itself may be broken: the next use opens another.
      if (problem instanceof StorageUnavailable) void close(opening);
      if (isLost && !isRetry) return run(names, mode, work, durability, true);
      throw problem;
    }
  }

  return {
    read: (names, work) => run(names, 'readonly', work),
    write: (names, work, durability) => run(names, 'readwrite', work, durability),
    close: async () => (connection ? close(connection) : undefined),
  };
}

/** How many transactions of this realm have ended. */
let ends = 0;

async function runTransaction<N extends Names, M extends Mode, T>(
  db: Connection,
  names: N[],
  mode: M,
  work: (stores: OpenStores<N, M>) => Promise<T>,
  durability: 'strict' | 'relaxed' = 'strict',
): Promise<T> {
  const tx = db.transaction(names, mode, { durability });
  const { done } = tx;
  done.catch(() => {});
  runningTransactions.add(tx);
  let timer: ReturnType<typeof setInterval> | undefined;
  let looks = 0;
  let resets = 0;
  let seenEnds = ends;
  const look = (reject: (error: StorageUnavailable) => void) => {
    // Behind others that come to their ends a transaction may wait for long, though not for ever.
    if (seenEnds !== ends && ++resets < MAX_RESETS) looks = 0;
    seenEnds = ends;
    if (++looks >= MAX_LOOKS) reject(new StorageUnavailable('hangs'));
  };
  const hanging = new Promise<never>((_, reject) => {
    timer = setInterval(look, LOOK_EVERY_MS, reject);
  });
  try {
    const stores = Object.fromEntries(names.map((name) => [name, tx.objectStore(name)]));
    const result = await Promise.race([work(stores as unknown as OpenStores<N, M>), hanging]);
    await Promise.race([done, hanging]);
    return result;
  } catch (error) {
    abort(tx);
    throw runningTransactions.has(tx) ? error : new StorageUnavailable('failed', error);
  } finally {
    clearInterval(timer);
    ends++;
    runningTransactions.delete(tx);
  }
}

export function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // The transaction had already ended.
  }
}

/** The transactions of this realm that are still running. One that fails after it was taken out does not run again. */
export const runningTransactions = new Set<{ abort(): void }>();

/** The database of this realm (page or worker). It is opened with its first use. */
export const sharedDatabase: Database = createDatabase();
