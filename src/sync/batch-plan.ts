import { DELIVERY_MAX_ACTIONS } from '../domain/delivery/delivery-limits.ts';
import type { DeliveryResult } from '../domain/delivery/delivery-schema.ts';
import type { Database } from './database.ts';
import { actionBytes, listWaiting } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { fileHashesOf } from './outbox-files.ts';

/** In bytes. A delivery of this size fits any connection: if it fails, something else is wrong. */
const SMALL_DELIVERY_BYTES = 2_000;

/**
 * What one delivery run has learnt so far. `blockedLanes`: nothing more of these is sent in this run. `uploadedHashes`:
 * files that the server has stored or refused. `unstoredKeys`: actions whose results a full phone could not store; they
 * are not sent again in this run. `carriedActions`: how many actions the connection carries in one
 * delivery; the next run starts with it. `maxActions`: fewer than that while the run looks for the action that the
 * server refuses.
 */
export type BatchPlan = {
  blockedLanes: Set<string>;
  maxActions: number;
  carriedActions: number;
  uploadedHashes: Set<string>;
  unstoredKeys: Set<string>;
};

export function createBatchPlan(carried: number): BatchPlan {
  const carriedActions = Math.min(Math.max(Math.floor(carried), 1), DELIVERY_MAX_ACTIONS);
  return {
    blockedLanes: new Set(),
    maxActions: carriedActions,
    carriedActions,
    uploadedHashes: new Set(),
    unstoredKeys: new Set(),
  };
}

/** Whether anything that waits was left out. */
export const isUnfinished = ({ blockedLanes, unstoredKeys }: BatchPlan): boolean =>
  blockedLanes.size + unstoredKeys.size > 0;

/**
 * The entries that may be sent now, oldest first, and the first one that waits for its files. Nothing of its lane
 * overtakes it.
 */
export async function readQueue(
  database: Database,
  sub: string,
  plan: BatchPlan,
): Promise<{ ready: OutboxEntry[]; awaitingFiles: OutboxEntry | undefined }> {
  const closedLanes = new Set(plan.blockedLanes);
  const ready: OutboxEntry[] = [];
  let awaitingFiles: OutboxEntry | undefined;
  for (const entry of await listWaiting(sub, database)) {
    if (closedLanes.has(entry.action.lane) || plan.unstoredKeys.has(entry.action.key)) continue;
    if (fileHashesOf(entry.action).every((hash) => plan.uploadedHashes.has(hash))) {
      ready.push(entry);
    } else {
      awaitingFiles ??= entry;
      closedLanes.add(entry.action.lane);
    }
  }
  return { ready, awaitingFiles };
}

/** Later actions of a lane must not overtake one without a result: its lane is blocked for the rest of the run. */
export function planAfterResults(
  plan: BatchPlan,
  batch: OutboxEntry[],
  results: readonly DeliveryResult[],
): void {
  const settledKeys = new Set(results.filter(({ verdict }) => verdict !== 'unknown').map(({ key }) => key));
  for (const { action } of batch) if (!settledKeys.has(action.key)) plan.blockedLanes.add(action.lane);
  plan.carriedActions = Math.min(plan.carriedActions * 2, DELIVERY_MAX_ACTIONS);
  plan.maxActions = Math.min(plan.maxActions * 2, plan.carriedActions);
}

/** The server refused a whole delivery. Halving it finds the action at fault; the other lanes go on. */
export function planAfterBatchRefused(plan: BatchPlan, batch: OutboxEntry[]): void {
  const [first, ...others] = batch;
  if (others.length > 0) {
    plan.maxActions = Math.floor(batch.length / 2);
  } else if (first) {
    plan.blockedLanes.add(first.action.lane);
    plan.maxActions = plan.carriedActions;
  }
}

/** The connection was slow and gave no answer: a smaller delivery may get through. */
export function planAfterSlowness(plan: BatchPlan, batch: OutboxEntry[]): void {
  const bytes = batch.reduce((sum, { action }) => sum + actionBytes(action), 0);
  if (bytes > SMALL_DELIVERY_BYTES) plan.carriedActions = Math.max(1, Math.floor(batch.length / 2));
}
