import { broadcast } from './broadcast.ts';
import { type Database, type OpenStore, ownerRange, sharedDatabase } from './database.ts';
import { type LocalRecord, parseRecord, readRecord } from './local-records.ts';
import { claimPhoneEntries, deleteSentOfOthers } from './outbox-entry.ts';

// Nothing reads the times of these records. They stay: an older build in another tab ignores a record that has none.

/** `signedInAt`: ms since 1970 by the phone's clock. */
const identityShape = { sub: 'name', displayName: 'string', signedInAt: 'number' } as const;
const tombstoneShape = { sub: 'string', at: 'number' } as const;

/**
 * Who is signed in on this phone. This record decides, because cookies do not survive a kill. Its stored key is `who`.
 */
export type StoredIdentity = LocalRecord<typeof identityShape>;
/** A sign-out that may be unfinished: tokens found on the phone do not count. `at` in ms since 1970. */
type Tombstone = LocalRecord<typeof tombstoneShape>;

export const readIdentity = (database: Database = sharedDatabase): Promise<StoredIdentity | null> =>
  readRecord(database, 'who', identityShape);

/** Reads inside a transaction, for decisions that a sign-out must not overtake. */
export async function readIdentityIn(
  facts: Pick<OpenStore<'facts', 'readonly'>, 'get'>,
): Promise<StoredIdentity | null> {
  return parseRecord(identityShape, await facts.get('who'));
}

/**
 * A new sign-in: ends an older sign-out, deletes pass keys, cached answers and sent actions of all other visitors, and
 * takes over what was done on this phone before.
 */
export async function writeIdentity(
  identity: StoredIdentity,
  database: Database = sharedDatabase,
): Promise<void> {
  await database.write(['facts', 'keys', 'shelf', 'outbox'], async ({ facts, keys, shelf, outbox }) => {
    await facts.put(identity, 'who');
    await claimPhoneEntries(outbox, identity.sub);
    await deleteSentOfOthers(outbox, identity.sub);
    await facts.delete('tombstone');
    for (const sub of await keys.getAllKeys()) if (sub !== identity.sub) await keys.delete(sub);
    const ownRange = ownerRange(identity.sub);
    await shelf.delete(IDBKeyRange.bound(ownerRange('').upper, ownRange.lower, true, true));
    await shelf.delete(IDBKeyRange.lowerBound(ownRange.upper, true));
  });
  broadcast('session');
}

export const readTombstone = (database: Database = sharedDatabase): Promise<Tombstone | null> =>
  readRecord(database, 'tombstone', tombstoneShape);

/** Only for a start that finds no token left on the phone. */
export async function clearTombstone(database: Database = sharedDatabase): Promise<void> {
  await database.write(['facts'], ({ facts }) => facts.delete('tombstone'));
}
