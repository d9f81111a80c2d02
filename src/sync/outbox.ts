import * as v from 'valibot';
import {
  type Action,
  type ActionInput,
  type ActionName,
  actionDefinitions,
  actionSchema,
  isOpenAction,
} from '../domain/delivery/actions.ts';
import { ANONYMOUS_SUB, DELIVERY_MAX_BYTES } from '../domain/delivery/delivery-limits.ts';
import { broadcast } from './broadcast.ts';
import { type Database, type OpenStore, sharedDatabase } from './database.ts';
import { readIdentityIn } from './identity-store.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { deleteUnreferencedFiles, type OutboxFile } from './outbox-files.ts';

export type { OutboxEntry } from './outbox-entry.ts';

type Outbox = OpenStore<'outbox', 'readwrite'>;
/** The position is the database's to give. */
const addEntry = (outbox: Outbox, entry: Omit<OutboxEntry, 'position'>) => outbox.add(entry as OutboxEntry);

/** An action is kept for whoever is signed in on this phone, and nobody is, or somebody else. Open ones need nobody. */
export class NotSignedIn extends Error {
  override name = 'NotSignedIn';
}

/** The size of an action on the wire. */
export const actionBytes = (action: Action) => new TextEncoder().encode(JSON.stringify(action)).length;

/**
 * Makes an action of a tap. `deviceMs` is the phone's clock at the tap, `offsetMs` server time less that, if known.
 * Throws a ValiError for an input that the server would not take, a RangeError for one that no delivery can carry.
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
 * Puts an action at the end, with the files that it names. Resolves once all is safe on the disk; the same key twice is
 * one entry. Throws StorageUnavailable or NotSignedIn, and then nothing was kept.
 */
export async function enqueue(
  action: Action,
  store: Database = sharedDatabase,
  files: readonly OutboxFile[] = [],
): Promise<OutboxEntry> {
  const entry = await store.write(['facts', 'outbox', 'files'], async (stores) => {
    const { facts, outbox } = stores;
    const isOfNobody = action.sub === ANONYMOUS_SUB && isOpenAction(action.name);
    if (!isOfNobody && (await readIdentityIn(facts))?.sub !== action.sub)
      throw new NotSignedIn('The visitor of this action is not signed in');
    const there = await outbox.index('key').get(action.key);
    if (there) return there;
    for (const file of files) await stores.files.put(file);
    const waits = { action, state: 'waiting' as const };
    return { ...waits, position: await addEntry(outbox, waits) };
  });
  broadcast('outbox');
  return entry;
}

/** All of one visitor's entries, oldest first. */
export async function listEntries(sub: string, store: Database = sharedDatabase): Promise<OutboxEntry[]> {
  // Entries under one index key come in the order of their position.
  return store.read(['outbox'], ({ outbox }) => outbox.index('sub').getAll(sub));
}

export async function listWaiting(sub: string, store: Database = sharedDatabase): Promise<OutboxEntry[]> {
  return (await listEntries(sub, store)).filter((entry) => entry.state === 'waiting');
}

/**
 * "Try again": a refused action goes to the end of the queue under a new key, because the old key's verdict is final.
 * Returns the new entry, or null if that key is not refused.
 */
export async function retryRefused(
  key: string,
  store: Database = sharedDatabase,
): Promise<OutboxEntry | null> {
  const entry = await store.write(['outbox'], async ({ outbox }) => {
    const refused = await outbox.index('key').get(key);
    if (refused?.state !== 'refused') return null;
    const again = { action: { ...refused.action, key: crypto.randomUUID() }, state: 'waiting' as const };
    await outbox.delete(refused.position);
    return { ...again, position: await addEntry(outbox, again) };
  });
  if (entry) broadcast('outbox');
  return entry;
}

/** The visitor gives a refused action up. Returns false, changing nothing, for any other. */
export async function discard(key: string, store: Database = sharedDatabase): Promise<boolean> {
  const gone = await store.write(['outbox', 'files'], async ({ outbox, files }) => {
    const refused = await outbox.index('key').get(key);
    if (refused?.state !== 'refused') return false;
    await outbox.delete(refused.position);
    await deleteUnreferencedFiles({ outbox, files });
    return true;
  });
  if (gone) broadcast('outbox');
  return gone;
}
