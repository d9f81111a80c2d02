import { announce } from './changes.ts';
import { asFact, type Fact, readFact } from './facts.ts';
import { dropUnnamedFiles } from './files.ts';
import { dropEntries } from './outbox-entry.ts';
import { type Opened, ownedBy, type Store, sharedStore } from './store.ts';

/** `signedInAt`: ms since 1970 by the phone's clock. */
const whoShape = { sub: 'name', displayName: 'string', signedInAt: 'number' } as const;
const tombstoneShape = { sub: 'string', at: 'number' } as const;

/** Who is signed in on this phone: decided here, because cookies do not survive a kill. */
export type Who = Fact<typeof whoShape>;
/** A sign-out that may not have been finished: no token found on the phone is to be believed. `at` in ms since 1970. */
export type Tombstone = Fact<typeof tombstoneShape>;

export const readWho = (store: Store = sharedStore): Promise<Who | null> => readFact(store, 'who', whoShape);

/** Reads inside a transaction, for decisions that must not be overtaken by a sign-out. */
export async function whoIn(facts: Pick<Opened<'facts', 'readonly'>, 'get'>): Promise<Who | null> {
  return asFact(whoShape, await facts.get('who'));
}

/** A new sign-in: ends an older sign-out, and no pass key or kept answer but this visitor's stays. */
export async function writeWho(who: Who, store: Store = sharedStore): Promise<void> {
  await store.write(['facts', 'keys', 'shelf'], async ({ facts, keys, shelf }) => {
    await facts.put(who, 'who');
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
  await store.write(['facts', 'keys', 'shelf', 'outbox', 'files'], async (stores) => {
    const { facts, keys, shelf, outbox, files } = stores;
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
  readFact(store, 'tombstone', tombstoneShape);

/** Only for a start that found no token left on the phone. */
export async function clearTombstone(store: Store = sharedStore): Promise<void> {
  await store.write(['facts'], ({ facts }) => facts.delete('tombstone'));
}
