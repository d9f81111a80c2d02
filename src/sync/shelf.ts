import * as v from 'valibot';
import { ownedBy, type Store, sharedStore } from './store.ts';
import { whoIn } from './who.ts';

/** Goes up when kept answers change their shape so that older ones could not be drawn any more. */
const SHAPE = 1;
const MAX_ENTRIES = 300;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** The owner of what is the same for everybody. */
const ANYONE = '';

const entrySchema = v.object({
  shape: v.literal(SHAPE),
  /** The phone's clock when the answer came, ms since 1970. */
  at: v.pipe(v.number(), v.minValue(1)),
  data: v.custom<unknown>((data) => data !== undefined && data !== null),
});

export type Found = { at: number; data: unknown };
/** `owner`: under whose name an answer to this question may be kept; null when nobody is signed in to own it. */
export type Looked = { owner: string | null; found: Found | null };

/** Looks for an answer of the visitor that is signed in, or of everybody's. A damaged or old one counts as none. */
export function lookOnShelf(
  question: { hash: string; isPublic: boolean },
  nowMs = Date.now(),
  store: Store = sharedStore,
): Promise<Looked> {
  return store.read(['facts', 'shelf'], async ({ facts, shelf }) => {
    const owner = question.isPublic ? ANYONE : ((await whoIn(facts))?.sub ?? null);
    if (owner === null) return { owner, found: null };
    const entry = v.safeParse(entrySchema, await shelf.get([owner, question.hash]));
    if (!entry.success || nowMs - entry.output.at > MAX_AGE_MS) return { owner, found: null };
    const { at, data } = entry.output;
    // A clock that was set back must not make an old answer fresh for ever.
    return { owner, found: { at: Math.min(at, nowMs), data } };
  });
}

/**
 * Keeps an answer, and lets the owner's oldest go. An answer to somebody who has signed out since is not kept: this is
 * decided in the transaction that would write it. Answers whether it was kept.
 */
export function keepOnShelf(
  entry: Found & { owner: string; hash: string },
  store: Store = sharedStore,
): Promise<boolean> {
  const { owner, at } = entry;
  return store.write(['facts', 'shelf'], async ({ facts, shelf }) => {
    if (owner !== ANYONE && (await whoIn(facts))?.sub !== owner) return false;
    await shelf.put({ ...entry, shape: SHAPE });
    const byAge = shelf.index('age');
    const tooMany = (await byAge.count(ownedBy(owner))) - MAX_ENTRIES;
    const old = await byAge.getAllKeys(IDBKeyRange.bound([owner], [owner, at - MAX_AGE_MS], false, true));
    const surplus = tooMany > 0 ? await byAge.getAllKeys(ownedBy(owner), tooMany) : [];
    for (const key of [...old, ...surplus]) await shelf.delete(key);
    return true;
  });
}

export function dropFromShelf(owner: string, hash: string, store: Store = sharedStore): Promise<void> {
  return store.write(['shelf'], ({ shelf }) => shelf.delete([owner, hash]));
}
