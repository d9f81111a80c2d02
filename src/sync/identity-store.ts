import { broadcast } from './broadcast.ts';
import { type Database, type OpenStore, ownerRange, sharedDatabase } from './database.ts';
import { type LocalRecord, parseRecord, readRecord } from './local-records.ts';
import { deleteEntries } from './outbox-entry.ts';
import { deleteUnreferencedFiles } from './outbox-files.ts';

/** `signedInAt`: ms since 1970 by the phone's clock. */
const identityShape = { sub: 'name', displayName: 'string', signedInAt: 'number' } as const;
const tombstoneShape = { sub: 'string', at: 'number' } as const;

/** Who is signed in on this phone: decided here, because cookies do not survive a kill. */
export type StoredIdentity = LocalRecord<typeof identityShape>;
/** A sign-out that may not have been finished: no token found on the phone is to be believed. `at` in ms since 1970. */
export type Tombstone = LocalRecord<typeof tombstoneShape>;

export const readIdentity = (store: Database = sharedDatabase): Promise<StoredIdentity | null> =>
  readRecord(store, 'who', identityShape);

/** Reads inside a transaction, for decisions that must not be overtaken by a sign-out. */
export async function readIdentityIn(
  facts: Pick<OpenStore<'facts', 'readonly'>, 'get'>,
): Promise<StoredIdentity | null> {
  return parseRecord(identityShape, await facts.get('who'));
}

/** A new sign-in: ends an older sign-out, and no pass key or kept answer but this visitor's stays. */
export async function writeIdentity(who: StoredIdentity, store: Database = sharedDatabase): Promise<void> {
  await store.write(['facts', 'keys', 'shelf'], async ({ facts, keys, shelf }) => {
    await facts.put(who, 'who');
    await facts.delete('tombstone');
    for (const sub of await keys.getAllKeys()) if (sub !== who.sub) await keys.delete(sub);
    const mine = ownerRange(who.sub);
    await shelf.delete(IDBKeyRange.bound(ownerRange('').upper, mine.lower, true, true));
    await shelf.delete(IDBKeyRange.lowerBound(mine.upper, true));
  });
  broadcast('session');
}

/**
 * The first step of every sign-out, all or nothing: tombstone, identity, pass key, kept answers, outbox. `keep` leaves what is
 * waiting or refused for the same visitor's next sign-in. If somebody else has signed in meanwhile, they stay.
 */
export async function beginSignOut(
  sub: string,
  actions: 'keep' | 'discard',
  store: Database = sharedDatabase,
  at: number = Date.now(),
): Promise<void> {
  await store.write(['facts', 'keys', 'shelf', 'outbox', 'files'], async (stores) => {
    const { facts, keys, shelf, outbox, files } = stores;
    const who = await readIdentityIn(facts);
    if (!who || who.sub === sub) {
      await facts.put({ sub, at }, 'tombstone');
      await facts.delete('who');
    }
    await keys.delete(sub);
    await shelf.delete(ownerRange(sub));
    await deleteEntries(outbox, sub, actions === 'keep' ? ['sent'] : ['sent', 'waiting', 'refused']);
    await deleteUnreferencedFiles({ outbox, files });
  });
  broadcast('session');
}

export const readTombstone = (store: Database = sharedDatabase): Promise<Tombstone | null> =>
  readRecord(store, 'tombstone', tombstoneShape);

/** Only for a start that found no token left on the phone. */
export async function clearTombstone(store: Database = sharedDatabase): Promise<void> {
  await store.write(['facts'], ({ facts }) => facts.delete('tombstone'));
}
