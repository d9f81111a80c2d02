// @script outbox

import { replaceEqualDeep } from '@tanstack/react-query';
import { atom, type createStore } from 'jotai';
import {
  type ActionInput,
  type ActionName,
  isOpenAction,
  isPhoneAction,
} from '../domain/delivery/actions.ts';
import { ANONYMOUS_SUB, PHONE_SUB } from '../domain/delivery/delivery-limits.ts';
import { isSessionProblem } from '../sync/authorised-request.ts';
import { subscribe } from '../sync/broadcast.ts';
import { writeThrottle } from '../sync/delivery-throttle.ts';
import { readIdentity } from '../sync/identity-store.ts';
import {
  createAction,
  discard,
  enqueue,
  listEntries,
  listEntriesOf,
  NotSignedIn,
  retryRefused,
} from '../sync/outbox.ts';
import type { OutboxEntry } from '../sync/outbox-entry.ts';
import type { OutboxFile } from '../sync/outbox-files.ts';
import { StorageUnavailable } from '../sync/storage-unavailable.ts';
import { isStorageLostAtom } from './available-update.ts';
import { clockOffsetMs, watchSpread } from './clock.ts';
import { isOnlineAtom, onBackOnline } from './connectivity.ts';
import { createDeliveryRunner, type DeliveryRunner } from './delivery-runner.ts';
import { reportSessionProblem } from './session/session-problems.ts';
import { sessionAtom } from './session/session-state.ts';

type Store = ReturnType<typeof createStore>;

/** The visitor's actions, oldest first: those not delivered, and the last delivered ones. Null until they are read. */
const entriesBaseAtom = atom<readonly OutboxEntry[] | null>(null);
const noEntries: readonly OutboxEntry[] = [];
export const outboxEntriesAtom = atom((get) => get(entriesBaseAtom) ?? noEntries);
export const isOutboxReadAtom = atom((get) => get(entriesBaseAtom) !== null);
const isUnreadableBaseAtom = atom(false);
/** True while the entries could not be read: an empty list then does not mean that there are none. */
export const isOutboxUnreadableAtom = atom((get) => get(isUnreadableBaseAtom));
export const waitingCountAtom = atom(
  (get) => get(outboxEntriesAtom).filter((entry) => entry.state === 'waiting').length,
);

export const unsentCountsAtom = atom((get) => ({
  waiting: get(waitingCountAtom),
  refused: get(outboxEntriesAtom).filter((entry) => entry.state === 'refused').length,
}));

/** Open actions of signed-out visitors. Everyone who uses this phone sees them. */
const openEntriesBaseAtom = atom<readonly OutboxEntry[]>([]);
export const openEntriesAtom = atom((get) => get(openEntriesBaseAtom));

let store: Store | null = null;
let runner: DeliveryRunner | null = null;

/** Problems that may be gone once the page is loaded again. */
const LOADED_AGAIN: readonly string[] = ['lost', 'hangs'];

let lastReading = 0;

/** If the read fails, for example because the page is being left, the entries read before stay. */
export async function reloadOutbox(): Promise<void> {
  const reading = ++lastReading;
  const session = store?.get(sessionAtom);
  let isLost = false;
  const lists = await listEntriesOf([session?.sub ?? PHONE_SUB, ANONYMOUS_SUB]).catch((error) => {
    isLost = error instanceof StorageUnavailable && LOADED_AGAIN.includes(error.reason);
  });
  // A reading that hung may end after a newer one, whose result counts.
  if (reading === lastReading) store?.set(isStorageLostAtom, isLost);
  const [entries, openEntries] = lists ?? [];
  // The visitor may have signed in or out while the entries were read.
  if (session?.isUserReady && store?.get(sessionAtom).sub === session.sub) {
    const read = store.get(entriesBaseAtom);
    store.set(isUnreadableBaseAtom, (isUnreadable) => !entries && (!read || isUnreadable));
    // Entries that have not changed keep their identity, so that nothing renders again.
    store.set(entriesBaseAtom, entries ? replaceEqualDeep(read, entries) : (read ?? noEntries));
  }
  if (openEntries) store?.set(openEntriesBaseAtom, openEntries);
}

/**
 * Shows an entry that has just been stored, without reading it: other readings and writings would come first. False if
 * the others are not read yet, or could not be read at the last try. A reading that began before the entry was stored
 * has ended by now: the database keeps the order.
 */
function showStored(entry: OutboxEntry): boolean {
  const { sub } = entry.action;
  const withEntry = (shown: readonly OutboxEntry[]) => [
    ...shown.filter(({ position }) => position !== entry.position),
    entry,
  ];
  const isReadable = !store?.get(isUnreadableBaseAtom) && !store?.get(isStorageLostAtom);
  if (sub === ANONYMOUS_SUB) {
    store?.set(openEntriesBaseAtom, withEntry);
    return isReadable;
  }
  const session = store?.get(sessionAtom);
  const shown = store?.get(entriesBaseAtom);
  if (!shown || !session?.isUserReady || (session.sub ?? PHONE_SUB) !== sub) return false;
  store?.set(entriesBaseAtom, withEntry(shown));
  return isReadable;
}

/** Keeps the atoms in step with the stored outbox and starts deliveries. A second call does nothing. */
export function startOutbox(pageStore: Store): void {
  if (store) return;
  store = pageStore;
  runner = createDeliveryRunner(({ sent, refused, outcome, rejectedToken }) => {
    // Another tab may have delivered while this page was frozen, and its message did not come here.
    if (sent + refused === 0) void reloadOutbox();
    if (isSessionProblem(outcome)) reportSessionProblem(outcome, rejectedToken);
  });
  subscribe((topic) => {
    if (topic === 'outbox') void reloadOutbox();
  });
  onBackOnline(() => runner?.trigger('online'));
  watchSpread((spreadS) => void writeThrottle({ spreadS }).catch(() => {}));
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) onReturn();
  });
  // After Back the browser may show the page as it was left. It has missed what happened meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onReturn();
  });
  let previous = pageStore.get(sessionAtom);
  pageStore.sub(sessionAtom, () => {
    const current = pageStore.get(sessionAtom);
    const canStart =
      current.sub !== previous.sub ||
      current.isUserReady !== previous.isUserReady ||
      (previous.mustSignInToSend && !current.mustSignInToSend);
    // The entries of the visitor before are hidden at once; those made before a sign-in stay visible.
    if (previous.sub !== null && current.sub !== previous.sub) pageStore.set(entriesBaseAtom, null);
    previous = current;
    if (canStart) void reloadOutbox().then(() => runner?.trigger('start'));
  });
  void reloadOutbox().then(() => runner?.trigger('start'));
}

function onReturn(): void {
  void reloadOutbox();
  runner?.trigger('visible');
}

/**
 * Stores an action in the outbox, with the files that it names, and starts its delivery. Resolves with its key once it
 * is stored. The same action again right after it is not stored twice. Throws NotSignedIn, StorageUnavailable, or a
 * ValiError or RangeError for an input that the server would refuse.
 */
export function dispatchAction<N extends ActionName>(
  name: N,
  input: ActionInput<N>,
  files: readonly OutboxFile[] = [],
): Promise<string> {
  const dedupeKey = JSON.stringify([name, input]);
  if (dedupeKey === lastDispatch?.dedupeKey && isStillStored(lastDispatch.key)) return lastDispatch.stored;
  const dispatch: Dispatch = { dedupeKey, key: null, stored: storeAction(name, input, files) };
  lastDispatch = dispatch;
  const forget = () => {
    if (lastDispatch === dispatch) lastDispatch = null;
  };
  dispatch.stored.then(
    (key) => {
      dispatch.key = key;
      setTimeout(forget, REPEAT_MS);
    },
    () => {
      forget();
      // Finds out whether storage is lost for good.
      void reloadOutbox();
    },
  );
  return dispatch.stored;
}

/**
 * A slow phone may show the effect of a tap only after a second tap. The same action within this time is the same tap.
 */
const REPEAT_MS = 500;
/** `key` is null until the action is stored. */
type Dispatch = { dedupeKey: string; key: string | null; stored: Promise<string> };
let lastDispatch: Dispatch | null = null;

/** Not if it was discarded meanwhile. */
const isStillStored = (key: string | null) =>
  key === null || store?.get(outboxEntriesAtom).some(({ action }) => action.key === key);

async function storeAction<N extends ActionName>(
  name: N,
  input: ActionInput<N>,
  files: readonly OutboxFile[],
): Promise<string> {
  const sub =
    (await currentSub()) ?? (isOpenAction(name) ? ANONYMOUS_SUB : isPhoneAction(name) ? PHONE_SUB : null);
  if (!sub) throw new NotSignedIn('Nobody is signed in');
  const action = createAction(name, input, { sub, deviceMs: Date.now(), offsetMs: clockOffsetMs() });
  const entry = await enqueue(action, undefined, files);
  if (!showStored(entry)) await reloadOutbox();
  runner?.trigger('tap');
  return action.key;
}

/** A tap may come before the session is restored; then the stored identity counts. */
async function currentSub(): Promise<string | null> {
  const session = store?.get(sessionAtom);
  return session?.isUserReady ? session.sub : ((await readIdentity())?.sub ?? null);
}

/** Resolves with the key that it goes on under, or null if the action is not refused any more. */
export async function retryAction(key: string): Promise<string | null> {
  const again = await retryRefused(key).finally(reloadOutbox);
  runner?.trigger('tap');
  return again?.action.key ?? null;
}

export async function discardAction(key: string): Promise<void> {
  await discard(key).finally(reloadOutbox);
}

/**
 * Whether a sign-out would delete actions of the visitor that are not sent, refused ones too, according to the stored
 * outbox: the atoms may not be loaded yet. Throws StorageUnavailable.
 */
export async function hasUnsent(): Promise<boolean> {
  const sub = await currentSub();
  const isAnyUnsent = async () =>
    sub !== null && (await listEntries(sub)).some(({ state }) => state !== 'sent');
  if (!(await isAnyUnsent())) return false;
  await reloadOutbox();
  // It may have been sent meanwhile: with nothing to ask about, the sign-out must go on.
  return isAnyUnsent();
}

/** Tries while offline, too: the network may be back before the page knows it. Returns the answer to the press. */
export function sendNow(): string {
  runner?.trigger('tap');
  return store?.get(isOnlineAtom) ? 'Sending' : 'You’re offline. We’ll send it once you’re online.';
}
