import * as v from 'valibot';
import { type Database, type OpenStore, ownerRange, sharedDatabase } from './database.ts';
import { readIdentity, readIdentityIn } from './identity-store.ts';

// The database store is called `shelf`, the old name of the offline cache, which stored data keeps.

/** Goes up when cached answers change their shape so that the page could not render older ones. */
const ENTRY_VERSION = 1;
/** For one owner. They are counted with every write, which costs less than a millisecond. */
const MAX_ENTRIES = 1_000;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** The owner of public answers. */
const PUBLIC_OWNER = '';

const entrySchema = v.object({
  shape: v.literal(ENTRY_VERSION),
  /** When the answer was asked for by the phone's clock, ms since 1970. */
  at: v.pipe(v.number(), v.minValue(1)),
  data: v.custom<unknown>((data) => data !== undefined && data !== null),
});

/** `at`: when the answer was asked for, ms since 1970; 0 if its age is unknown. */
export type CachedAnswer = { at: number; data: unknown };
/** `owner`: whose entry the answer to this query would be; null for a private query while nobody is signed in. */
export type CacheLookup = { owner: string | null; entry: CachedAnswer | null };

/** The owner alone. Throws StorageUnavailable. */
export const readCacheOwner = async (
  isPublic: boolean,
  database: Database = sharedDatabase,
): Promise<CacheLookup['owner']> => (isPublic ? PUBLIC_OWNER : ((await readIdentity(database))?.sub ?? null));

/**
 * Looks up a query among the public answers, or those of the visitor who is signed in. A damaged or old entry counts as
 * none. Throws StorageUnavailable.
 */
export function readOfflineCache(
  query: { hash: string; isPublic: boolean },
  nowMs = Date.now(),
  database: Database = sharedDatabase,
): Promise<CacheLookup> {
  return database.read(['facts', 'shelf'], async ({ facts, shelf }) => {
    const owner = query.isPublic ? PUBLIC_OWNER : ((await readIdentityIn(facts))?.sub ?? null);
    if (owner === null) return { owner, entry: null };
    const entry = v.safeParse(entrySchema, await shelf.get([owner, query.hash]));
    if (!entry.success || nowMs - entry.output.at > MAX_AGE_MS) return { owner, entry: null };
    const { at, data } = entry.output;
    // After the clock was set back, an answer from its future would be new at every start: its age is unknown.
    return { owner, entry: { at: at > nowMs ? 0 : at, data } };
  });
}

/**
 * A row that an owner has in the store for as long as they are signed in: every sign-in and sign-out deletes all rows
 * of others in the transaction that changes the identity. It has no time, so that it is in no index and never too old.
 */
const ownerRow = (owner: string) => ({ owner, hash: '', shape: ENTRY_VERSION, data: null });

/**
 * Stores an answer and deletes the owner's oldest ones over the limits. Returns false, storing nothing, if the owner
 * has signed out since: the transaction that writes checks it. Throws StorageUnavailable.
 */
export async function writeOfflineCache(
  entry: CachedAnswer & { owner: string; hash: string },
  database: Database = sharedDatabase,
): Promise<boolean> {
  const { owner, at } = entry;
  const put = async (shelf: OpenStore<'shelf', 'readwrite'>) => {
    await shelf.put({ ...entry, shape: ENTRY_VERSION });
    const byAge = shelf.index('age');
    const tooMany = (await byAge.count(ownerRange(owner))) - MAX_ENTRIES;
    const old = await byAge.getAllKeys(IDBKeyRange.bound([owner], [owner, at - MAX_AGE_MS], false, true));
    const surplus = tooMany > 0 ? await byAge.getAllKeys(ownerRange(owner), tooMany) : [];
    for (const key of [...old, ...surplus]) await shelf.delete(key);
    return true;
  };
  // Leaves out the store `facts`: taps would have to wait for this transaction.
  const isStored = await database.write(
    ['shelf'],
    async ({ shelf }) => {
      const isOwner =
        owner === PUBLIC_OWNER || (await shelf.getKey([owner, ownerRow(owner).hash])) !== undefined;
      return isOwner && put(shelf);
    },
    'relaxed',
  );
  // Not stored: the row of the owner may be missing, as at the first answer after a sign-in.
  return (
    isStored ||
    database.write(
      ['facts', 'shelf'],
      async ({ facts, shelf }) => {
        if ((await readIdentityIn(facts))?.sub !== owner) return false;
        await shelf.put(ownerRow(owner));
        return put(shelf);
      },
      'relaxed',
    )
  );
}

export function deleteFromOfflineCache(
  owner: string,
  hash: string,
  database: Database = sharedDatabase,
): Promise<void> {
  return database.write(['shelf'], ({ shelf }) => shelf.delete([owner, hash]));
}
