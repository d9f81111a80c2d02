import { DELIVERY_MAX_ACTIONS } from '../domain/delivery/delivery-limits.ts';
import type { DeliveryResult } from '../domain/delivery/delivery-schema.ts';
import type { Database } from './database.ts';
import { listWaiting, type OutboxEntry } from './outbox.ts';
import { fileHashesOf } from './outbox-files.ts';

/**
 * What one drain has learnt so far. `uploadedHashes`: files that the server has or has refused. Nothing of a blocked
 * lane is sent any more in this drain.
 */
export type BatchPlan = { blockedLanes: Set<string>; maxActions: number; uploadedHashes: Set<string> };

export const createBatchPlan = (): BatchPlan => ({
  blockedLanes: new Set(),
  maxActions: DELIVERY_MAX_ACTIONS,
  uploadedHashes: new Set(),
});

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
    if (closedLanes.has(entry.action.lane)) continue;
    if (fileHashesOf(entry.action).every((hash) => plan.uploadedHashes.has(hash))) {
      ready.push(entry);
    } else {
      awaitingFiles ??= entry;
      closedLanes.add(entry.action.lane);
    }
  }
  return { ready, awaitingFiles };
}

/** Later actions of a lane must not overtake one without a result: its lane is blocked for the rest of the drain. */
export function planAfterResults(
  plan: BatchPlan,
  batch: OutboxEntry[],
  results: readonly DeliveryResult[],
): void {
  const settledKeys = new Set(results.filter(({ verdict }) => verdict !== 'unknown').map(({ key }) => key));
  for (const { action } of batch) if (!settledKeys.has(action.key)) plan.blockedLanes.add(action.lane);
  plan.maxActions = Math.min(plan.maxActions * 2, DELIVERY_MAX_ACTIONS);
}

/** The server refused a whole delivery. Halving it finds the action at fault; the other lanes go on. */
export function planAfterRejection(plan: BatchPlan, batch: OutboxEntry[]): void {
  const [first, ...others] = batch;
  if (others.length > 0) {
    plan.maxActions = Math.floor(batch.length / 2);
  } else if (first) {
    plan.blockedLanes.add(first.action.lane);
    plan.maxActions = DELIVERY_MAX_ACTIONS;
  }
}
