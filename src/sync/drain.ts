import { DELIVERY_MAX_ACTIONS, type DeliveryResult, fitDelivery } from '../domain/delivery.ts';
import { type Locks, withLock } from './locks.ts';
import { actionBytes, type OutboxEntry, waiting } from './outbox.ts';
import { writePace } from './pace.ts';
import { type SendOutcome, sendActions } from './send.ts';
import type { SendingToken } from './sending-token.ts';
import { settle } from './settle.ts';
import { lockNames } from './storage-keys.ts';
import type { Store } from './store.ts';
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
type Plan = { stuckLanes: Set<string>; mostActions: number };

/**
 * Delivers what the visitor signed in on this phone has waiting, oldest first, until nothing is left or no answer
 * comes. One round at a time over page, tabs and worker: the lock saves double work, the keys make it harmless. Order
 * in a lane holds even without the lock, because every delivery begins with the oldest action that has no verdict.
 * Throws StorageUnavailable; what was sent then is sent again.
 */
export async function drain(ports: DrainPorts): Promise<DrainResult> {
  const tally = { sent: 0, refused: 0 };
  const plan: Plan = { stuckLanes: new Set(), mostActions: DELIVERY_MAX_ACTIONS };
  let rejected: string | null = null;
  for (;;) {
    const who = await readWho(ports.store);
    const queue = who ? await sendable(ports, who.sub, plan) : [];
    const end = async (outcome: DrainOutcome, retryAfterMs: number | null = null): Promise<DrainResult> => {
      const left = who ? (await waiting(who.sub, ports.store)).length : 0;
      return { ...tally, waiting: left, outcome, retryAfterMs };
    };
    const head = queue[0];
    if (!who || !head) return end(plan.stuckLanes.size > 0 ? 'later' : 'empty');
    const access = await ports.accessToken(who.sub, rejected);
    if (access.kind !== 'token') return end(access.kind === 'no-answer' ? 'later' : 'needs-sign-in');
    if (access.token === rejected) return end('needs-sign-in');

    const stillNeeded = async () => (await sendable(ports, who.sub, plan))[0]?.position === head.position;
    const limit = ports.lockLimitMs === undefined ? {} : { limitMs: ports.lockLimitMs };
    const work = () => deliver(ports, who.sub, access.token, plan);
    const round = await withLock(ports.locks, lockNames.delivery, work, { stillNeeded, ...limit });
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

async function sendable(ports: DrainPorts, sub: string, plan: Plan): Promise<OutboxEntry[]> {
  const queue = await waiting(sub, ports.store);
  return queue.filter((entry) => !plan.stuckLanes.has(entry.action.lane));
}

/** One round under the lock: look, send, write down. What is looked at under the lock alone counts. */
async function deliver(ports: DrainPorts, sub: string, token: string, plan: Plan): Promise<Round> {
  const nothing: Round = {
    batch: [],
    outcome: { kind: 'delivered', results: [], spreadS: 0 },
    sent: 0,
    refused: 0,
  };
  if ((await readWho(ports.store))?.sub !== sub) return nothing;
  const queue = (await sendable(ports, sub, plan)).slice(0, plan.mostActions);
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

/** Without a verdict on an action, later ones of its lane must not overtake it: the lane rests for this drain. */
function widen(plan: Plan, batch: OutboxEntry[], results: readonly DeliveryResult[]): void {
  const judged = new Set(results.filter((r) => r.verdict !== 'unknown').map((r) => r.key));
  for (const { action } of batch) if (!judged.has(action.key)) plan.stuckLanes.add(action.lane);
  plan.mostActions = Math.min(plan.mostActions * 2, DELIVERY_MAX_ACTIONS);
}

/** The server said no to a whole delivery. Halving it finds the action at fault, and the other lanes go on. */
function narrow(plan: Plan, batch: OutboxEntry[]): void {
  const [only, ...others] = batch;
  if (others.length > 0) {
    plan.mostActions = Math.floor(batch.length / 2);
  } else if (only) {
    plan.stuckLanes.add(only.action.lane);
    plan.mostActions = DELIVERY_MAX_ACTIONS;
  }
}
