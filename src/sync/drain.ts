import { fitDelivery } from '../domain/delivery.ts';
import { NOBODY } from '../domain/nobody.ts';
import { narrow, newPlan, type Plan, queueOf, widen } from './drain-plan.ts';
import { type Locks, withLock } from './locks.ts';
import { actionBytes, type OutboxEntry, waiting } from './outbox.ts';
import { writePace } from './pace.ts';
import { type SendOutcome, sendActions } from './send.ts';
import type { SendingToken } from './sending-token.ts';
import { settle } from './settle.ts';
import { lockNames } from './storage-keys.ts';
import type { Store } from './store.ts';
import { bringFile } from './upload.ts';
import type { Fetch } from './verdict.ts';
import { readWho } from './who.ts';

export type DrainPorts = {
  store: Store;
  fetch: Fetch;
  apiHost: string;
  locks: Locks | undefined;
  /** The phone's clock, ms since 1970. */
  now: () => number;
  /** `rejected`: the token that the server has just turned away, to be replaced. */
  accessToken: (sub: string, rejected: string | null) => Promise<SendingToken>;
  timeoutMs?: number;
  lockLimitMs?: number;
};

/**
 * `empty`: nothing waits. `later`: something waits for an answer, or for a newer server; `retryAfterMs` if the server
 * named a time. `needs-sign-in`: there is no token that the server takes. `busy`: another tab or the worker is at it.
 */
export type DrainOutcome = 'empty' | 'later' | 'needs-sign-in' | 'busy';
export type DrainResult = {
  sent: number;
  refused: number;
  waiting: number;
  outcome: DrainOutcome;
  retryAfterMs: number | null;
};

type Round = { batch: OutboxEntry[]; outcome: SendOutcome; sent: number; refused: number };
/** Whose actions are sent, and by what right: nobody's need none. */
type Sender = {
  sub: (store: Store) => Promise<string | null>;
  lock: string;
  access: (
    ports: DrainPorts,
    sub: string,
    rejected: string | null,
  ) => Promise<SendingToken | { kind: 'token'; token: null }>;
};

const visitor: Sender = {
  sub: async (store) => (await readWho(store))?.sub ?? null,
  lock: lockNames.delivery,
  access: (ports, sub, rejected) => ports.accessToken(sub, rejected),
};
const nobody: Sender = {
  sub: async () => NOBODY,
  lock: lockNames.openDelivery,
  access: async () => ({ kind: 'token', token: null }),
};

/**
 * Delivers what the visitor signed in on this phone has waiting, oldest first, until nothing is left or no answer
 * comes. One round at a time over page, tabs and worker: the lock saves double work, the keys make it harmless. Order
 * in a lane holds even without the lock, because every delivery begins with the oldest action that has no verdict.
 * Throws StorageUnavailable; what was sent then is sent again.
 */
export const drain = (ports: DrainPorts): Promise<DrainResult> => drainFor(visitor, ports);

/** The same for what was done here while nobody was signed in, whoever is now. */
export const drainOpen = (ports: DrainPorts): Promise<DrainResult> => drainFor(nobody, ports);

async function drainFor(sender: Sender, ports: DrainPorts): Promise<DrainResult> {
  const tally = { sent: 0, refused: 0 };
  const plan = newPlan();
  let rejected: string | null = null;
  for (;;) {
    const sub = await sender.sub(ports.store);
    const queue = sub === null ? null : await queueOf(ports.store, sub, plan);
    const end = async (outcome: DrainOutcome, retryAfterMs: number | null = null): Promise<DrainResult> => {
      const left = sub === null ? 0 : (await waiting(sub, ports.store)).length;
      return { ...tally, waiting: left, outcome, retryAfterMs };
    };
    const head = queue?.ready[0] ?? queue?.held;
    if (sub === null || !head) return end(plan.stuckLanes.size > 0 ? 'later' : 'empty');
    const access = await sender.access(ports, sub, rejected);
    if (access.kind !== 'token') return end(access.kind === 'no-answer' ? 'later' : 'needs-sign-in');
    if (rejected !== null && access.token === rejected) return end('needs-sign-in');
    if (head === queue?.held) {
      // Files are large and slow: whatever can do without goes first.
      await bringFile(ports, head, plan);
      continue;
    }

    const stillNeeded = async () =>
      (await queueOf(ports.store, sub, plan)).ready[0]?.position === head.position;
    const limit = ports.lockLimitMs === undefined ? {} : { limitMs: ports.lockLimitMs };
    const work = (): Promise<Round> => deliver(ports, sender, { sub, token: access.token }, plan);
    const round = await withLock(ports.locks, sender.lock, work, { stillNeeded, ...limit });
    if (round === null) return end('busy');
    tally.sent += round.sent;
    tally.refused += round.refused;
    const { outcome } = round;
    if (outcome.kind === 'later') return end('later', outcome.retryAfterMs);
    if (outcome.kind === 'unauthorised' && rejected !== null) return end('needs-sign-in');
    rejected = outcome.kind === 'unauthorised' ? access.token : null;
    if (outcome.kind === 'turned-down') narrow(plan, round.batch);
    if (outcome.kind === 'delivered') widen(plan, round.batch, outcome.results);
  }
}

/** One round under the lock: look, send, write down. What is looked at under the lock alone counts. */
async function deliver(
  ports: DrainPorts,
  sender: Sender,
  { sub, token }: { sub: string; token: string | null },
  plan: Plan,
): Promise<Round> {
  const nothing: Round = {
    batch: [],
    outcome: { kind: 'delivered', results: [], spreadS: 0 },
    sent: 0,
    refused: 0,
  };
  if ((await sender.sub(ports.store)) !== sub) return nothing;
  const queue = (await queueOf(ports.store, sub, plan)).ready.slice(0, plan.mostActions);
  const batch = fitDelivery(queue, (entry) => actionBytes(entry.action));
  if (batch.length === 0) return nothing;
  const outcome = await sendActions({
    ...ports,
    accessToken: token,
    sentAt: ports.now(),
    actions: batch.map((entry) => entry.action),
  });
  if (outcome.kind === 'delivered') {
    const settled = await settle(outcome.results, ports.store, ports.now());
    await writePace({ spreadS: outcome.spreadS, notBeforeMs: 0 }, ports.store);
    return { batch, outcome, ...settled };
  }
  if (outcome.kind === 'later' && outcome.retryAfterMs !== null)
    await writePace({ notBeforeMs: ports.now() + outcome.retryAfterMs }, ports.store);
  return { batch, outcome, sent: 0, refused: 0 };
}
