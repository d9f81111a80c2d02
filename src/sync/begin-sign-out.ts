import { broadcast } from './broadcast.ts';
import { type Database, ownerRange, sharedDatabase } from './database.ts';
import { readIdentityIn } from './identity-store.ts';
import { deleteEntries } from './outbox-entry.ts';
import { deleteUnreferencedFiles } from './outbox-files.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/**
 * The first step of every sign-out, all or nothing: writes the tombstone; deletes identity, pass key, cached answers
 * and outbox. `keep` leaves waiting and refused actions for the same visitor's next sign-in. Another visitor who has
 * signed in meanwhile stays signed in. `nowMs` is the phone's clock. A phone without room for the tombstone deletes all
 * the same, so that nobody has to stay signed in on it. Throws StorageUnavailable.
 */
export async function beginSignOut(
  sub: string,
  actions: 'keep' | 'discard',
  database: Database = sharedDatabase,
  nowMs: number = Date.now(),
): Promise<void> {
  const tombstone = { sub, at: nowMs };
  const run = (isFull: boolean) =>
    database.write(['facts', 'keys', 'shelf', 'outbox', 'files'], async (stores) => {
      const { facts, keys, shelf, outbox, files } = stores;
      const identity = await readIdentityIn(facts);
      if (!identity || identity.sub === sub) {
        if (!isFull) await facts.put(tombstone, 'tombstone');
        await facts.delete('who');
      }
      await keys.delete(sub);
      await shelf.delete(ownerRange(sub));
      await deleteEntries(outbox, sub, actions === 'keep' ? ['sent'] : ['sent', 'waiting', 'refused']);
      await deleteUnreferencedFiles({ outbox, files });
    });
  await run(false).catch(async (error: unknown) => {
    if (!(error instanceof StorageUnavailable && error.reason === 'full')) throw error;
    await run(true);
    // Where the deleting has made room, the next start still finishes a sign-out that is killed now.
    await database
      .write(['facts'], async ({ facts }) => {
        if (!(await readIdentityIn(facts))) await facts.put(tombstone, 'tombstone');
      })
      .catch(() => {});
  });
  broadcast('session');
}
