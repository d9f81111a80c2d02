import { atom, type createStore } from 'jotai';
import { type ActionInput, type ActionName, isOpenAction } from '../domain/delivery/actions.ts';
import { ANONYMOUS_SUB } from '../domain/delivery/delivery-limits.ts';
import { subscribe } from '../sync/broadcast.ts';
import { readIdentity } from '../sync/identity-store.ts';
import {
  createAction,
  discard,
  enqueue,
  listEntries,
  type OutboxEntry,
  retryRefused,
} from '../sync/outbox.ts';
import type { OutboxFile } from '../sync/outbox-files.ts';
import { clockOffsetMs } from './clock.ts';
import { onBackOnline } from './connectivity.ts';
import { createDeliveryRunner, type DeliveryRunner } from './delivery-runner.ts';
import { sessionAtom } from './session/session-state.ts';

type Store = ReturnType<typeof createStore>;

/** What this visitor did that the server may not have yet, oldest first, and the last few that it has. */
const entriesBaseAtom = atom<readonly OutboxEntry[]>([]);
export const outboxEntriesAtom = atom((get) => get(entriesBaseAtom));
export const waitingCountAtom = atom(
  (get) => get(entriesBaseAtom).filter((e) => e.state === 'waiting').length,
);

/** What was done here while nobody was signed in; it stays in sight for whoever is here. */
const openEntriesBaseAtom = atom<readonly OutboxEntry[]>([]);
export const openEntriesAtom = atom((get) => get(openEntriesBaseAtom));

let store: Store | null = null;
let drainer: DeliveryRunner | null = null;

export async function reloadOutbox(): Promise<void> {
  const sub = store?.get(sessionAtom).sub ?? null;
  const entries = sub ? await listEntries(sub).catch(() => []) : [];
  // Read too late: the visitor has gone, and what is theirs with them.
  if (store?.get(sessionAtom).sub === sub) store.set(entriesBaseAtom, entries);
  store?.set(openEntriesBaseAtom, await listEntries(ANONYMOUS_SUB).catch(() => []));
}

/** Follows the outbox of whoever is here, and sends what waits whenever there is a chance. Once more changes nothing. */
export function startOutbox(pageStore: Store): void {
  if (store) return;
  store = pageStore;
  drainer = createDeliveryRunner(({ outcome }) => {
    if (outcome === 'needs-sign-in')
      pageStore.set(sessionAtom, (s) => ({ ...s, mustSignInToSend: s.isAuth }));
  });
  subscribe((change) => {
    if (change === 'outbox') void reloadOutbox();
  });
  onBackOnline(() => drainer?.trigger('online'));
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) drainer?.trigger('visible');
  });
  let before = pageStore.get(sessionAtom);
  pageStore.sub(sessionAtom, () => {
    const now = pageStore.get(sessionAtom);
    const mayBegin = now.sub !== before.sub || (before.mustSignInToSend && !now.mustSignInToSend);
    before = now;
    if (mayBegin) void reloadOutbox().then(() => drainer?.trigger('start'));
  });
  void reloadOutbox().then(() => drainer?.trigger('start'));
}

/**
 * Records what the visitor did, with the files that it names. Resolves with its key once it is safe on this phone;
 * sending goes on by itself. Throws StorageUnavailable when the phone cannot keep it.
 */
export async function dispatchAction<N extends ActionName>(
  name: N,
  input: ActionInput<N>,
  files: readonly OutboxFile[] = [],
): Promise<string> {
  const sub = (await currentSub()) ?? (isOpenAction(name) ? ANONYMOUS_SUB : null);
  if (!sub) throw new Error('Nobody is signed in');
  const action = createAction(name, input, { sub, deviceMs: Date.now(), offsetMs: clockOffsetMs() });
  await enqueue(action, undefined, files);
  await reloadOutbox();
  drainer?.trigger('tap');
  return action.key;
}

/** The tap may come before the page knows who is here: what is stored says it then. */
async function currentSub(): Promise<string | null> {
  const session = store?.get(sessionAtom);
  return session?.isUserReady ? session.sub : ((await readIdentity())?.sub ?? null);
}

export async function retryAction(key: string): Promise<void> {
  await retryRefused(key);
  await reloadOutbox();
  drainer?.trigger('tap');
}

export async function discardAction(key: string): Promise<void> {
  await discard(key);
  await reloadOutbox();
}

/** Whether something of this visitor still waits, by what is stored: the screen may not have looked yet. */
export async function hasWaiting(): Promise<boolean> {
  const sub = (await readIdentity().catch(() => null))?.sub;
  const entries = sub ? await listEntries(sub).catch(() => []) : [];
  if (!entries.some(({ state }) => state === 'waiting')) return false;
  await reloadOutbox();
  return true;
}

export const sendNow = () => drainer?.trigger('tap');
