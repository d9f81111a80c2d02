import { atom, type createStore } from 'jotai';
import { type ActionInput, type ActionName, isOpenAction } from '../domain/actions.ts';
import { NOBODY } from '../domain/nobody.ts';
import { subscribe } from '../sync/changes.ts';
import type { KeptFile } from '../sync/files.ts';
import { discard, enqueue, listEntries, mint, type OutboxEntry, retryRefused } from '../sync/outbox.ts';
import { readWho } from '../sync/who.ts';
import { clockOffsetMs } from './clock.ts';
import { onBackOnline } from './connectivity.ts';
import { createDrainer, type Drainer } from './drainer.ts';
import { sessionAtom } from './session.ts';

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
let drainer: Drainer | null = null;

export async function reloadOutbox(): Promise<void> {
  const sub = store?.get(sessionAtom).sub ?? null;
  const entries = sub ? await listEntries(sub).catch(() => []) : [];
  // Read too late: the visitor has gone, and what is theirs with them.
  if (store?.get(sessionAtom).sub === sub) store.set(entriesBaseAtom, entries);
  store?.set(openEntriesBaseAtom, await listEntries(NOBODY).catch(() => []));
}

/** Follows the outbox of whoever is here, and sends what waits whenever there is a chance. Once more changes nothing. */
export function startOutbox(pageStore: Store): void {
  if (store) return;
  store = pageStore;
  drainer = createDrainer(({ outcome }) => {
    if (outcome === 'needs-sign-in')
      pageStore.set(sessionAtom, (s) => ({ ...s, mustSignInToSend: s.isAuth }));
  });
  subscribe((change) => {
    if (change === 'outbox') void reloadOutbox();
  });
  onBackOnline(() => drainer?.wake('online'));
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) drainer?.wake('visible');
  });
  let before = pageStore.get(sessionAtom);
  pageStore.sub(sessionAtom, () => {
    const now = pageStore.get(sessionAtom);
    const mayBegin = now.sub !== before.sub || (before.mustSignInToSend && !now.mustSignInToSend);
    before = now;
    if (mayBegin) void reloadOutbox().then(() => drainer?.wake('start'));
  });
  void reloadOutbox().then(() => drainer?.wake('start'));
}

/**
 * Records what the visitor did, with the files that it names. Resolves with its key once it is safe on this phone;
 * sending goes on by itself. Throws StorageUnavailable when the phone cannot keep it.
 */
export async function perform<N extends ActionName>(
  name: N,
  input: ActionInput<N>,
  files: readonly KeptFile[] = [],
): Promise<string> {
  const sub = (await whoTaps()) ?? (isOpenAction(name) ? NOBODY : null);
  if (!sub) throw new Error('Nobody is signed in');
  const action = mint(name, input, { sub, deviceMs: Date.now(), offsetMs: clockOffsetMs() });
  await enqueue(action, undefined, files);
  await reloadOutbox();
  drainer?.wake('tap');
  return action.key;
}

/** The tap may come before the page knows who is here: what is stored says it then. */
async function whoTaps(): Promise<string | null> {
  const session = store?.get(sessionAtom);
  return session?.isUserReady ? session.sub : ((await readWho())?.sub ?? null);
}

export async function tryAgain(key: string): Promise<void> {
  await retryRefused(key);
  await reloadOutbox();
  drainer?.wake('tap');
}

export async function giveUp(key: string): Promise<void> {
  await discard(key);
  await reloadOutbox();
}

/** Whether something of this visitor still waits, by what is stored: the screen may not have looked yet. */
export async function hasWaiting(): Promise<boolean> {
  const sub = (await readWho().catch(() => null))?.sub;
  const entries = sub ? await listEntries(sub).catch(() => []) : [];
  if (!entries.some(({ state }) => state === 'waiting')) return false;
  await reloadOutbox();
  return true;
}

export const sendNow = () => drainer?.wake('tap');
