import { ANONYMOUS_SUB } from '../domain/delivery/delivery-limits.ts';
import { takeFittingBatch } from '../domain/delivery/fitting-batch.ts';
import { applyResults } from './apply-results.ts';
import { afterUnauthorised, type SessionProblem } from './authorised-request.ts';
import {
  type BatchPlan,
  createBatchPlan,
  planAfterBatchRefused,
  planAfterResults,
  planAfterSlowness,
  readQueue,
} from './batch-plan.ts';
import type { Database } from './database.ts';
import { readThrottle, writeThrottle } from './delivery-throttle.ts';
import type { DeliveryToken } from './delivery-token.ts';
import { readIdentity } from './identity-store.ts';
import { type Locks, withLock } from './locks.ts';
import { actionBytes, type OutboxEntry } from './outbox.ts';
import type { Fetch } from './request.ts';
import { type SendOutcome, sendActions } from './send-actions.ts';
import { lockNames } from './storage-keys.ts';
import { uploadNextFile } from './upload-files.ts';

export type DeliveryDeps = {
  database: Database;
  fetch: Fetch;
  apiHost: string;
  locks: Locks | undefined;
  /** The phone's clock, ms since 1970. */
  now: () => number;
  /** `rejected`: the token that the server has just refused, to be replaced. */
  accessToken: (sub: string, rejected: string | null) => Promise<DeliveryToken>;
  timeoutMs?: number;
  lockLimitMs?: number;
};

/**
 * `empty`: nothing waits. `later`: something waits for an answer, or for a newer server. `busy`: another tab or the
 * worker delivers. `no-tokens`, `not-renewable`, `token-refused`: what is wrong with the session. In all of these cases
 * the entries wait; others decide about the session.
 */
export type DeliveryOutcome = 'empty' | 'later' | 'busy' | SessionProblem;
export type DeliverySummary = {
  sent: number;
  refused: number;
  outcome: DeliveryOutcome;
  /** The token of the last attempt, if the server refused it. */
  rejectedToken: string | null;
};

type Round = { outcome: SendOutcome; sent: number; refused: number };
/** Whose actions are sent, and with which token. Open actions need none. */
type Sender = {
  sub: (database: Database) => Promise<string | null>;
  lock: string;
  access: (
    deps: DeliveryDeps,
    sub: string,
    rejected: string | null,
  ) => Promise<DeliveryToken | { kind: 'token'; token: null }>;
};

const visitor: Sender = {
  sub: async (database) => (await readIdentity(database))?.sub ?? null,
  lock: lockNames.delivery,
  access: (deps, sub, rejected) => deps.accessToken(sub, rejected),
};
const anonymous: Sender = {
  sub: async () => ANONYMOUS_SUB,
  lock: lockNames.openDelivery,
  access: async () => ({ kind: 'token', token: null }),
};

/**
 * Delivers the waiting actions of the visitor who is signed in on this phone, oldest first, until nothing is left or
 * there is no answer. One delivery at a time over page, tabs and worker: the lock avoids double work, and the keys of
 * the actions make double work harmless. The order in a lane holds even without the lock, because every delivery begins
 * with the oldest action that has no result. Throws StorageUnavailable; what was sent before that is sent again.
 */
export const deliverWaiting = (deps: DeliveryDeps): Promise<DeliverySummary> => deliverFor(visitor, deps);

/** The same for open actions, which belong to no account. */
export const deliverOpen = (deps: DeliveryDeps): Promise<DeliverySummary> => deliverFor(anonymous, deps);

async function deliverFor(sender: Sender, deps: DeliveryDeps): Promise<DeliverySummary> {
  const tally = { sent: 0, refused: 0 };
  const plan = createBatchPlan((await readThrottle(deps.database)).maxActions);
  let rejected: string | null = null;
  for (;;) {
    const sub = await sender.sub(deps.database);
    const queue = sub === null ? null : await readQueue(deps.database, sub, plan);
    const result = (outcome: DeliveryOutcome): DeliverySummary => ({
      ...tally,
      outcome,
      rejectedToken: rejected,
    });
    const head = queue?.ready[0] ?? queue?.awaitingFiles;
    if (sub === null || !head) return result(plan.blockedLanes.size > 0 ? 'later' : 'empty');
    const access = await sender.access(deps, sub, rejected);
    if (access.kind === 'no-answer') return result('later');
    if (access.kind !== 'token') return result(access.kind);
    if (rejected !== null && access.token === rejected) return result('not-renewable');
    if (head === queue?.awaitingFiles) {
      // Files are large and slow: actions without files go first.
      await uploadNextFile(deps, head, plan);
      continue;
    }

    const stillNeeded = async () =>
      (await readQueue(deps.database, sub, plan)).ready[0]?.position === head.position;
    const limit = deps.lockLimitMs === undefined ? {} : { limitMs: deps.lockLimitMs };
    const work = (): Promise<Round> => deliverBatch(deps, sender, { sub, token: access.token }, plan);
    const round = await withLock(deps.locks, sender.lock, work, { stillNeeded, ...limit });
    if (round === null) return result('busy');
    tally.sent += round.sent;
    tally.refused += round.refused;
    const { outcome } = round;
    if (outcome.kind === 'later') return result('later');
    const tokens = { sent: access.token, rejected };
    rejected = outcome.kind === 'unauthorised' ? access.token : null;
    if (outcome.kind === 'unauthorised') {
      const next = afterUnauthorised(tokens);
      if (next !== 'renew') return result(next === 'token-refused' ? 'token-refused' : 'later');
    }
  }
}

/**
 * One delivery under the lock: reads the queue again, sends, and stores the results and what they mean for the next
 * delivery. What was read before the lock does not count.
 */
async function deliverBatch(
  deps: DeliveryDeps,
  sender: Sender,
  { sub, token }: { sub: string; token: string | null },
  plan: BatchPlan,
): Promise<Round> {
  const nothing: Round = { outcome: { kind: 'delivered', results: [], spreadS: 0 }, sent: 0, refused: 0 };
  if ((await sender.sub(deps.database)) !== sub) return nothing;
  const queue = (await readQueue(deps.database, sub, plan)).ready.slice(0, plan.maxActions);
  const batch = takeFittingBatch(queue, (entry) => actionBytes(entry.action));
  if (batch.length === 0) return nothing;
  const outcome = await sendActions({
    ...deps,
    accessToken: token,
    sentAt: deps.now(),
    actions: batch.map((entry) => entry.action),
  });
  if (outcome.kind === 'batch-refused') planAfterBatchRefused(plan, batch);
  if (outcome.kind === 'later') await storeSilence(deps, outcome, plan, batch);
  if (outcome.kind !== 'delivered') return { outcome, sent: 0, refused: 0 };
  const settled = await applyResults(outcome.results, deps.database, deps.now());
  planAfterResults(plan, batch, outcome.results);
  const { spreadS } = outcome;
  await writeThrottle({ spreadS, notBeforeMs: 0, maxActions: plan.carriedActions }, deps.database);
  return { outcome, ...settled };
}

async function storeSilence(
  { database, now }: DeliveryDeps,
  { retryAfterMs, isSlow }: Extract<SendOutcome, { kind: 'later' }>,
  plan: BatchPlan,
  batch: OutboxEntry[],
): Promise<void> {
  if (retryAfterMs !== null) await writeThrottle({ notBeforeMs: now() + retryAfterMs }, database);
  if (!isSlow) return;
  planAfterSlowness(plan, batch);
  await writeThrottle({ maxActions: plan.carriedActions }, database);
}
