import * as v from 'valibot';
import { type Database, ownerRange, sharedDatabase } from './database.ts';
import { readIdentityIn } from './identity-store.ts';

/** Goes up when kept answers change their shape so that older ones could not be drawn any more. */
const ENTRY_VERSION = 1;
const MAX_ENTRIES = 300;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** The owner of what is the same for everybody. */
const PUBLIC_OWNER = '';

const entrySchema = v.object({
  shape: v.literal(ENTRY_VERSION),
  /** The phone's clock when the answer came, ms since 1970. */
  at: v.pipe(v.number(), v.minValue(1)),
  data: v.custom<unknown>((data) => data !== undefined && data !== null),
});

export type CachedAnswer = { at: number; data: unknown };
/** `owner`: under whose name an answer to this question may be kept; null when nobody is signed in to own it. */
export type CacheLookup = { owner: string | null; entry: CachedAnswer | null };

/** Looks for an answer of the visitor that is signed in, or of everybody's. A damaged or old one counts as none. */
export function readOfflineCache(
  question: { hash: string; isPublic: boolean },
  nowMs = Date.now(),
  store: Database = sharedDatabase,
): Promise<CacheLookup> {
  return store.read(['facts', 'shelf'], async ({ facts, shelf }) => {
    const owner = question.isPublic ? PUBLIC_OWNER : ((await readIdentityIn(facts))?.sub ?? null);
    if (owner === null) return { owner, entry: null };
    const entry = v.safeParse(entrySchema, await shelf.get([owner, question.hash]));
    if (!entry.success || nowMs - entry.output.at > MAX_AGE_MS) return { owner, entry: null };
    const { at, data } = entry.output;
    // A clock that was set back must not make an old answer fresh for ever.
    return { owner, entry: { at: Math.min(at, nowMs), data } };
  });
}

/**
 * Keeps an answer, and lets the owner's oldest go. An answer to somebody who has signed out since is not kept: this is
 * decided in the transaction that would write it. Answers whether it was kept.
 */
export function writeOfflineCache(
  entry: CachedAnswer & { owner: string; hash: string },
  store: Database = sharedDatabase,
): Promise<boolean> {
  const { owner, at } = entry;
  return store.write(['facts', 'shelf'], async ({ facts, shelf }) => {
    if (owner !== PUBLIC_OWNER && (await readIdentityIn(facts))?.sub !== owner) return false;
    await shelf.put({ ...entry, shape: ENTRY_VERSION });
    const byAge = shelf.index('age');
    const tooMany = (await byAge.count(ownerRange(owner))) - MAX_ENTRIES;
    const old = await byAge.getAllKeys(IDBKeyRange.bound([owner], [owner, at - MAX_AGE_MS], false, true));
    const surplus = tooMany > 0 ? await byAge.getAllKeys(ownerRange(owner), tooMany) : [];
    for (const key of [...old, ...surplus]) await shelf.delete(key);
    return true;
  });
}

export function deleteFromOfflineCache(
  owner: string,
  hash: string,
  store: Database = sharedDatabase,
): Promise<void> {
  return store.write(['shelf'], ({ shelf }) => shelf.delete([owner, hash]));
}
