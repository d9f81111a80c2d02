import { ANONYMOUS_SUB, takeFittingBatch } from '../domain/delivery/delivery-limits.ts';
import { applyResults } from './apply-results.ts';
import { afterUnauthorised } from './authorised-request.ts';
import {
  type BatchPlan,
  createBatchPlan,
  planAfterRejection,
  planAfterResults,
  readQueue,
} from './batch-plan.ts';
import type { Database } from './database.ts';
import type { DeliveryToken } from './delivery-token.ts';
import { readIdentity } from './identity-store.ts';
import { type Locks, withLock } from './locks.ts';
import { actionBytes, listWaiting, type OutboxEntry } from './outbox.ts';
import type { Fetch } from './request.ts';
import { type SendOutcome, sendActions } from './send-actions.ts';
import { lockNames } from './storage-keys.ts';
import { writeThrottle } from './throttle.ts';
import { uploadNextFile } from './upload-files.ts';

export type DrainDeps = {
  store: Database;
  fetch: Fetch;
  apiHost: string;
  locks: Locks | undefined;
  /** The phone's clock, ms since 1970. */
  now: () => number;
  /** `rejected`: the token that the server has just turned away, to be replaced. */
  accessToken: (sub: string, rejected: string | null) => Promise<DeliveryToken>;
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
  sub: (store: Database) => Promise<string | null>;
  lock: string;
  access: (
    ports: DrainDeps,
    sub: string,
    rejected: string | null,
  ) => Promise<DeliveryToken | { kind: 'token'; token: null }>;
};

const visitor: Sender = {
  sub: async (store) => (await readIdentity(store))?.sub ?? null,
  lock: lockNames.delivery,
  access: (ports, sub, rejected) => ports.accessToken(sub, rejected),
};
const nobody: Sender = {
  sub: async () => ANONYMOUS_SUB,
  lock: lockNames.openDelivery,
  access: async () => ({ kind: 'token', token: null }),
};

/**
 * Delivers what the visitor signed in on this phone has waiting, oldest first, until nothing is left or no answer
 * comes. One round at a time over page, tabs and worker: the lock saves double work, the keys make it harmless. Order
 * in a lane holds even without the lock, because every delivery begins with the oldest action that has no verdict.
 * Throws StorageUnavailable; what was sent then is sent again.
 */
export const drain = (ports: DrainDeps): Promise<DrainResult> => drainFor(visitor, ports);

/** The same for what was done here while nobody was signed in, whoever is now. */
export const drainOpen = (ports: DrainDeps): Promise<DrainResult> => drainFor(nobody, ports);

async function drainFor(sender: Sender, ports: DrainDeps): Promise<DrainResult> {
  const tally = { sent: 0, refused: 0 };
  const plan = createBatchPlan();
  let rejected: string | null = null;
  for (;;) {
    const sub = await sender.sub(ports.store);
    const queue = sub === null ? null : await readQueue(ports.store, sub, plan);
    const end = async (outcome: DrainOutcome, retryAfterMs: number | null = null): Promise<DrainResult> => {
      const left = sub === null ? 0 : (await listWaiting(sub, ports.store)).length;
      return { ...tally, waiting: left, outcome, retryAfterMs };
    };
    const head = queue?.ready[0] ?? queue?.held;
    if (sub === null || !head) return end(plan.blockedLanes.size > 0 ? 'later' : 'empty');
    const access = await sender.access(ports, sub, rejected);
    if (access.kind !== 'token') return end(access.kind === 'no-answer' ? 'later' : 'needs-sign-in');
    if (rejected !== null && access.token === rejected) return end('needs-sign-in');
    if (head === queue?.held) {
      // Files are large and slow: whatever can do without goes first.
      await uploadNextFile(ports, head, plan);
      continue;
    }

    const stillNeeded = async () =>
      (await readQueue(ports.store, sub, plan)).ready[0]?.position === head.position;
    const limit = ports.lockLimitMs === undefined ? {} : { limitMs: ports.lockLimitMs };
    const work = (): Promise<Round> => deliver(ports, sender, { sub, token: access.token }, plan);
    const round = await withLock(ports.locks, sender.lock, work, { stillNeeded, ...limit });
    if (round === null) return end('busy');
    tally.sent += round.sent;
    tally.refused += round.refused;
    const { outcome } = round;
    if (outcome.kind === 'later') return end('later', outcome.retryAfterMs);
    const tokens = { sent: access.token, rejected };
    rejected = null;
    if (outcome.kind === 'unauthorised') {
      const next = afterUnauthorised(tokens);
      if (next !== 'renew') return end(next === 'refused' ? 'needs-sign-in' : 'later');
      rejected = access.token;
    }
    if (outcome.kind === 'turned-down') planAfterRejection(plan, round.batch);
    if (outcome.kind === 'delivered') planAfterResults(plan, round.batch, outcome.results);
  }
}

/** One round under the lock: look, send, write down. What is looked at under the lock alone counts. */
async function deliver(
  ports: DrainDeps,
  sender: Sender,
  { sub, token }: { sub: string; token: string | null },
  plan: BatchPlan,
): Promise<Round> {
  const nothing: Round = {
    batch: [],
    outcome: { kind: 'delivered', results: [], spreadS: 0 },
    sent: 0,
    refused: 0,
  };
  if ((await sender.sub(ports.store)) !== sub) return nothing;
  const queue = (await readQueue(ports.store, sub, plan)).ready.slice(0, plan.maxActions);
  const batch = takeFittingBatch(queue, (entry) => actionBytes(entry.action));
  if (batch.length === 0) return nothing;
  const outcome = await sendActions({
    ...ports,
    accessToken: token,
    sentAt: ports.now(),
    actions: batch.map((entry) => entry.action),
  });
  if (outcome.kind === 'delivered') {
    const settled = await applyResults(outcome.results, ports.store, ports.now());
    await writeThrottle({ spreadS: outcome.spreadS, notBeforeMs: 0 }, ports.store);
    return { batch, outcome, ...settled };
  }
  if (outcome.kind === 'later' && outcome.retryAfterMs !== null)
    await writeThrottle({ notBeforeMs: ports.now() + outcome.retryAfterMs }, ports.store);
  return { batch, outcome, sent: 0, refused: 0 };
}
