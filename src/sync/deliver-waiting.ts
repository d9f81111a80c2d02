import { ANONYMOUS_SUB } from '../domain/delivery/delivery-limits.ts';
import { takeFittingBatch } from '../domain/delivery/fitting-batch.ts';
import { applyResults } from './apply-results.ts';
import { type AttemptTokens, afterUnauthorised, type SessionProblem } from './authorised-request.ts';
import {
  type BatchPlan,
  createBatchPlan,
  isUnfinished,
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
import { actionBytes } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { fileHashesOf } from './outbox-files.ts';
import type { Fetch } from './request.ts';
import { type SendOutcome, sendActions } from './send-actions.ts';
import { lockNames } from './storage-keys.ts';
import { StorageUnavailable } from './storage-unavailable.ts';
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
type DeliveryOutcome = 'empty' | 'later' | 'busy' | SessionProblem;
export type DeliverySummary = {
  sent: number;
  refused: number;
  outcome: DeliveryOutcome;
  /** The token of the last attempt, if the server refused it. */
  rejectedToken: string | null;
};

type Sending = { kind: 'send'; head: OutboxEntry; sub: string; token: string | null };
/** What a run does next. `head`: the oldest action that may go, or else the first that waits for its files. */
type Step = Sending | { kind: 'upload'; head: OutboxEntry } | { kind: 'end'; outcome: DeliveryOutcome };
type Round = { outcome: SendOutcome | { kind: 'busy' }; sent: number; refused: number };
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
 * with the oldest action that has no result. Throws StorageUnavailable, though not for a full phone; what was sent
 * before that is sent again.
 */
export const deliverWaiting = (deps: DeliveryDeps): Promise<DeliverySummary> => deliverFor(visitor, deps);

/** The same for open actions, which belong to no account. */
export const deliverOpen = (deps: DeliveryDeps): Promise<DeliverySummary> => deliverFor(anonymous, deps);

async function deliverFor(sender: Sender, deps: DeliveryDeps): Promise<DeliverySummary> {
  const tally = { sent: 0, refused: 0 };
  const plan = createBatchPlan((await readThrottle(deps.database)).maxActions);
  let rejected: string | null = null;
  for (;;) {
    const step = await nextStep(deps, sender, rejected, plan);
    if (step.kind === 'end') return { ...tally, outcome: step.outcome, rejectedToken: rejected };
    if (step.kind === 'upload') {
      await uploadNextFile(deps, step.head, plan);
      continue;
    }
    const { outcome, sent, refused } = await deliverInTurn(deps, sender, step, plan);
    tally.sent += sent;
    tally.refused += refused;
    const tokens: AttemptTokens = { sent: step.token, rejected };
    rejected = outcome.kind === 'unauthorised' ? step.token : null;
    const end = endAfter(outcome, tokens);
    if (end) return { ...tally, outcome: end, rejectedToken: rejected };
  }
}

async function nextStep(
  deps: DeliveryDeps,
  sender: Sender,
  rejected: string | null,
  plan: BatchPlan,
): Promise<Step> {
  const nothingLeft: Step = { kind: 'end', outcome: isUnfinished(plan) ? 'later' : 'empty' };
  const sub = await sender.sub(deps.database);
  if (sub === null) return nothingLeft;
  const { ready, awaitingFiles } = await readQueue(deps.database, sub, plan);
  // Files are large and slow: actions without files go first.
  const head = ready[0] ?? awaitingFiles;
  if (!head) return nothingLeft;
  const access = await sender.access(deps, sub, rejected);
  if (access.kind === 'no-answer') return { kind: 'end', outcome: 'later' };
  if (access.kind !== 'token') return { kind: 'end', outcome: access.kind };
  const { token } = access;
  if (token !== null && token === rejected) return { kind: 'end', outcome: 'not-renewable' };
  return head === awaitingFiles ? { kind: 'upload', head } : { kind: 'send', head, sub, token };
}

/** How a run ends after a delivery; null if it goes on. */
function endAfter({ kind }: Round['outcome'], tokens: AttemptTokens): DeliveryOutcome | null {
  if (kind === 'later' || kind === 'busy') return kind;
  if (kind !== 'unauthorised') return null;
  const next = afterUnauthorised(tokens);
  if (next === 'renew') return null;
  return next === 'no-answer' ? 'later' : next;
}

/** One delivery, when it is this realm's turn. `busy` if another one delivers the head meanwhile. */
async function deliverInTurn(
  deps: DeliveryDeps,
  sender: Sender,
  step: Sending,
  plan: BatchPlan,
): Promise<Round> {
  const stillNeeded = async () =>
    (await readQueue(deps.database, step.sub, plan)).ready[0]?.position === step.head.position;
  const limit = deps.lockLimitMs === undefined ? {} : { limitMs: deps.lockLimitMs };
  const work = () => deliverBatch(deps, sender, step, plan);
  const round = await withLock(deps.locks, sender.lock, work, { stillNeeded, ...limit });
  return round ?? { outcome: { kind: 'busy' }, sent: 0, refused: 0 };
}

/**
 * One delivery under the lock: reads the queue again, sends, and stores the results and what they mean for the next
 * delivery. What was read before the lock does not count.
 */
async function deliverBatch(
  deps: DeliveryDeps,
  sender: Sender,
  { sub, token }: Pick<Sending, 'sub' | 'token'>,
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
  // A result that is lost with the power comes again, as the first one did. A file that is deleted does not.
  const durability = batch.some(({ action }) => fileHashesOf(action).length > 0) ? 'strict' : 'relaxed';
  const settled = await applyResults(outcome.results, deps.database, deps.now(), durability).catch(
    (error) => {
      ignoreFull(error);
      // What waits behind them must not wait for room on the phone. The next run gets these results once more.
      for (const { key } of outcome.results) plan.unstoredKeys.add(key);
      return { sent: 0, refused: 0 };
    },
  );
  planAfterResults(plan, batch, outcome.results);
  const { spreadS } = outcome;
  const throttle = { spreadS, notBeforeMs: 0, maxActions: plan.carriedActions };
  await writeThrottle(throttle, deps.database).catch(ignoreFull);
  return { outcome, ...settled };
}

async function storeSilence(
  { database, now }: DeliveryDeps,
  { retryAfterMs, isSlow }: Extract<SendOutcome, { kind: 'later' }>,
  plan: BatchPlan,
  batch: OutboxEntry[],
): Promise<void> {
  if (retryAfterMs !== null)
    await writeThrottle({ notBeforeMs: now() + retryAfterMs }, database).catch(ignoreFull);
  if (!isSlow) return;
  planAfterSlowness(plan, batch);
  await writeThrottle({ maxActions: plan.carriedActions }, database).catch(ignoreFull);
}

/** Throws any other error. */
function ignoreFull(error: unknown): void {
  if (!(error instanceof StorageUnavailable && error.reason === 'full')) throw error;
}
