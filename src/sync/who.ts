import * as v from 'valibot';
import { announce } from './changes.ts';
import { asFact, readFact } from './facts.ts';
import { dropUnnamedFiles } from './files.ts';
import { dropEntries } from './outbox-entry.ts';
import { type Opened, ownedBy, type Store, sharedStore } from './store.ts';

const whoSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  displayName: v.string(),
  /** Ms since 1970 by the phone's clock. */
  signedInAt: v.number(),
});
const tombstoneSchema = v.object({ sub: v.string(), at: v.number() });

/** Who is signed in on this phone: decided here, because cookies do not survive a kill. */
export type Who = v.InferOutput<typeof whoSchema>;
/** A sign-out that may not have been finished: no token found on the phone is to be believed. `at` in ms since 1970. */
export type Tombstone = v.InferOutput<typeof tombstoneSchema>;

export const readWho = (store: Store = sharedStore): Promise<Who | null> => readFact(store, 'who', whoSchema);

/** Reads inside a transaction, for decisions that must not be overtaken by a sign-out. */
export async function whoIn(facts: Pick<Opened<'facts', 'readonly'>, 'get'>): Promise<Who | null> {
  return asFact(whoSchema, await facts.get('who'));
}

/** A new sign-in: ends an older sign-out, and no pass key or kept answer but this visitor's stays. */
export async function writeWho(who: Who, store: Store = sharedStore): Promise<void> {
  await store.write(['facts', 'keys', 'shelf'], async ({ facts, keys, shelf }) => {
    await facts.put(v.parse(whoSchema, who), 'who');
    await facts.delete('tombstone');
    for (const sub of await keys.getAllKeys()) if (sub !== who.sub) await keys.delete(sub);
    const mine = ownedBy(who.sub);
    await shelf.delete(IDBKeyRange.bound(ownedBy('').upper, mine.lower, true, true));
    await shelf.delete(IDBKeyRange.lowerBound(mine.upper, true));
  });
  announce('session');
}

/**
 * The first step of every sign-out, all or nothing: tombstone, identity, pass key, kept answers, outbox. `keep` leaves what is
 * waiting or refused for the same visitor's next sign-in. If somebody else has signed in meanwhile, they stay.
 */
export async function beginSignOut(
  sub: string,
  actions: 'keep' | 'discard',
  store: Store = sharedStore,
  at: number = Date.now(),
): Promise<void> {
  const all = ['facts', 'keys', 'shelf', 'outbox', 'files'] as const;
  await store.write(all, async ({ facts, keys, shelf, outbox, files }) => {
    const who = await whoIn(facts);
    if (!who || who.sub === sub) {
      await facts.put({ sub, at }, 'tombstone');
      await facts.delete('who');
    }
    await keys.delete(sub);
    await shelf.delete(ownedBy(sub));
    await dropEntries(outbox, sub, actions === 'keep' ? ['sent'] : ['sent', 'waiting', 'refused']);
    await dropUnnamedFiles({ outbox, files });
  });
  announce('session');
}

export const readTombstone = (store: Store = sharedStore): Promise<Tombstone | null> =>
  readFact(store, 'tombstone', tombstoneSchema);

/** Only for a start that found no token left on the phone. */
export async function clearTombstone(store: Store = sharedStore): Promise<void> {
  await store.write(['facts'], ({ facts }) => facts.delete('tombstone'));
}
