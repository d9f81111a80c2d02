import { DELIVERY_MAX_ACTIONS } from '../domain/delivery/delivery-limits.ts';
import type { DeliveryResult } from '../domain/delivery/delivery-schema.ts';
import type { Database } from './database.ts';
import { listWaiting, type OutboxEntry } from './outbox.ts';
import { fileHashesOf } from './outbox-files.ts';

/** What one drain has learnt so far. `brought`: the hashes of files that the server has, or does not want. */
export type BatchPlan = { blockedLanes: Set<string>; maxActions: number; uploadedHashes: Set<string> };

export const createBatchPlan = (): BatchPlan => ({
  blockedLanes: new Set(),
  maxActions: DELIVERY_MAX_ACTIONS,
  uploadedHashes: new Set(),
});

/** What may be sent now, oldest first, and the first that waits for its files, in whose lane nothing overtakes it. */
export async function readQueue(
  store: Database,
  sub: string,
  plan: BatchPlan,
): Promise<{ ready: OutboxEntry[]; held: OutboxEntry | undefined }> {
  const resting = new Set(plan.blockedLanes);
  const ready: OutboxEntry[] = [];
  let awaitingFiles: OutboxEntry | undefined;
  for (const entry of await listWaiting(sub, store)) {
    if (resting.has(entry.action.lane)) continue;
    if (fileHashesOf(entry.action).every((hash) => plan.uploadedHashes.has(hash))) {
      ready.push(entry);
    } else {
      awaitingFiles ??= entry;
      resting.add(entry.action.lane);
    }
  }
  return { ready, held: awaitingFiles };
}

/** Without a verdict on an action, later ones of its lane must not overtake it: the lane rests for this drain. */
export function planAfterResults(
  plan: BatchPlan,
  batch: OutboxEntry[],
  results: readonly DeliveryResult[],
): void {
  const judged = new Set(results.filter((r) => r.verdict !== 'unknown').map((r) => r.key));
  for (const { action } of batch) if (!judged.has(action.key)) plan.blockedLanes.add(action.lane);
  plan.maxActions = Math.min(plan.maxActions * 2, DELIVERY_MAX_ACTIONS);
}

/** The server said no to a whole delivery. Halving it finds the action at fault, and the other lanes go on. */
export function planAfterRejection(plan: BatchPlan, batch: OutboxEntry[]): void {
  const [only, ...others] = batch;
  if (others.length > 0) {
    plan.maxActions = Math.floor(batch.length / 2);
  } else if (only) {
    plan.blockedLanes.add(only.action.lane);
    plan.maxActions = DELIVERY_MAX_ACTIONS;
  }
}
