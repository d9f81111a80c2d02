import * as v from 'valibot';
import {
  type Action,
  type ActionInput,
  type ActionName,
  actionDefinitions,
  actionSchema,
  isOpenAction,
  isPhoneAction,
} from '../domain/delivery/actions.ts';
import { ANONYMOUS_SUB, DELIVERY_MAX_BYTES, PHONE_SUB } from '../domain/delivery/delivery-limits.ts';
import { broadcast } from './broadcast.ts';
import { type Database, type OpenStore, sharedDatabase } from './database.ts';
import { readIdentityIn } from './identity-store.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { deleteUnreferencedFiles, type OutboxFile } from './outbox-files.ts';

type Outbox = OpenStore<'outbox', 'readwrite'>;
/** The database assigns the position. */
const addEntry = (outbox: Outbox, entry: Omit<OutboxEntry, 'position'>) => outbox.add(entry as OutboxEntry);

/** The visitor of an action is not signed in on this phone. Open actions need no visitor. */
export class NotSignedIn extends Error {
  override name = 'NotSignedIn';
}

/** The size of an action in a request, in bytes. */
export const actionBytes = (action: Action) => new TextEncoder().encode(JSON.stringify(action)).length;

/**
 * Creates an action from a tap. `deviceMs` is the phone's clock at the tap, `offsetMs` server time less that, if known.
 * Throws a ValiError for an input that the server would refuse, a RangeError for one that is too large to deliver.
 */
export function createAction<N extends ActionName>(
  name: N,
  input: ActionInput<N>,
  tap: { sub: string; deviceMs: number; offsetMs: number | null; key?: string },
): Action {
  const definition = actionDefinitions[name];
  const action = v.parse(actionSchema, {
    key: tap.key ?? crypto.randomUUID(),
    name,
    v: definition.version,
    input: v.parse(definition.input, input),
    lane: definition.lane(),
    sub: tap.sub,
    tappedAt: Math.round(tap.deviceMs),
    offsetMs: tap.offsetMs,
  });
  if (actionBytes(action) > DELIVERY_MAX_BYTES)
    throw new RangeError(`The action ${name} is too large to deliver`);
  return action;
}

/**
 * Adds an action at the end of the outbox, with its files. Resolves once all is on the disk; the same key twice is one
 * entry. Only other tabs are notified: the caller has the entry, and reading all of them would hold up the next tap.
 * Throws StorageUnavailable or NotSignedIn, and then nothing was stored.
 */
export async function enqueue(
  action: Action,
  database: Database = sharedDatabase,
  files: readonly OutboxFile[] = [],
): Promise<OutboxEntry> {
  const entry = await database.write(['facts', 'outbox', 'files'], async (stores) => {
    const { facts, outbox } = stores;
    const [identity, existing] = await Promise.all([
      readIdentityIn(facts),
      outbox.index('key').get(action.key),
    ]);
    const owner = ownerOf(action, identity?.sub ?? null);
    if (owner === null) throw new NotSignedIn('The visitor of this action is not signed in');
    if (existing) return existing;
    for (const file of files) await stores.files.put(file);
    const waiting = { action: { ...action, sub: owner }, state: 'waiting' as const };
    return { ...waiting, position: await addEntry(outbox, waiting) };
  });
  broadcast('outbox', 'others');
  return entry;
}

/** Whose action it is, with the stored identity; null if it may not be stored. */
function ownerOf({ name, sub }: Action, signedIn: string | null): string | null {
  if (sub === ANONYMOUS_SUB) return isOpenAction(name) ? sub : null;
  // Another tab may have signed in since the tap.
  if (sub === PHONE_SUB && isPhoneAction(name)) return signedIn ?? sub;
  return sub === signedIn ? sub : null;
}

/** All entries of each visitor, oldest first. */
export const listEntriesOf = (
  subs: readonly string[],
  database: Database = sharedDatabase,
): Promise<OutboxEntry[][]> =>
  database.read(['outbox'], ({ outbox }) =>
    // Entries under one index key come in the order of their position.
    Promise.all(subs.map((sub) => outbox.index('sub').getAll(sub))),
  );

/** All of one visitor's entries, oldest first. */
export async function listEntries(sub: string, database: Database = sharedDatabase): Promise<OutboxEntry[]> {
  const [entries = []] = await listEntriesOf([sub], database);
  return entries;
}

export async function listWaiting(sub: string, database: Database = sharedDatabase): Promise<OutboxEntry[]> {
  return (await listEntries(sub, database)).filter((entry) => entry.state === 'waiting');
}

/**
 * "Try again": a refused action goes to the end of the queue under a new key, because the old key's result is final.
 * Returns the new entry, or null if that key is not refused.
 */
export async function retryRefused(
  key: string,
  database: Database = sharedDatabase,
): Promise<OutboxEntry | null> {
  const entry = await database.write(['outbox'], async ({ outbox }) => {
    const refused = await outbox.index('key').get(key);
    if (refused?.state !== 'refused') return null;
    const again = { action: { ...refused.action, key: crypto.randomUUID() }, state: 'waiting' as const };
    await outbox.delete(refused.position);
    return { ...again, position: await addEntry(outbox, again) };
  });
  if (entry) broadcast('outbox');
  return entry;
}

/** Deletes a refused action. Returns false, changing nothing, for any other. */
export async function discard(key: string, database: Database = sharedDatabase): Promise<boolean> {
  const isDeleted = await database.write(['outbox', 'files'], async ({ outbox, files }) => {
    const refused = await outbox.index('key').get(key);
    if (refused?.state !== 'refused') return false;
    await outbox.delete(refused.position);
    await deleteUnreferencedFiles({ outbox, files });
    return true;
  });
  if (isDeleted) broadcast('outbox');
  return isDeleted;
}
