import { broadcast } from './broadcast.ts';
import { type Database, ownerRange, sharedDatabase } from './database.ts';
import { readIdentityIn } from './identity-store.ts';
import { deleteEntries } from './outbox-entry.ts';
import { deleteUnreferencedFiles } from './outbox-files.ts';

/**
 * The first step of every sign-out, all or nothing: writes the tombstone; deletes identity, pass key, cached answers
 * and outbox. `keep` leaves waiting and refused actions for the same visitor's next sign-in. Another visitor who has
 * signed in meanwhile stays signed in. `nowMs` is the phone's clock. Throws StorageUnavailable.
 */
export async function beginSignOut(
  sub: string,
  actions: 'keep' | 'discard',
  database: Database = sharedDatabase,
  nowMs: number = Date.now(),
): Promise<void> {
  await database.write(['facts', 'keys', 'shelf', 'outbox', 'files'], async (stores) => {
    const { facts, keys, shelf, outbox, files } = stores;
    const identity = await readIdentityIn(facts);
    if (!identity || identity.sub === sub) {
      await facts.put({ sub, at: nowMs }, 'tombstone');
      await facts.delete('who');
    }
    await keys.delete(sub);
    await shelf.delete(ownerRange(sub));
    await deleteEntries(outbox, sub, actions === 'keep' ? ['sent'] : ['sent', 'waiting', 'refused']);
    await deleteUnreferencedFiles({ outbox, files });
  });
  broadcast('session');
}
