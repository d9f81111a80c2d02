import { DELIVERY_MAX_ACTIONS, type DeliveryResult } from '../domain/delivery.ts';
import { filesOf } from './files.ts';
import { type OutboxEntry, waiting } from './outbox.ts';
import type { Store } from './store.ts';

/** What one drain has learnt so far. `brought`: the hashes of files that the server has, or does not want. */
export type Plan = { stuckLanes: Set<string>; mostActions: number; brought: Set<string> };

export const newPlan = (): Plan => ({
  stuckLanes: new Set(),
  mostActions: DELIVERY_MAX_ACTIONS,
  brought: new Set(),
});

/** What may be sent now, oldest first, and the first that waits for its files, in whose lane nothing overtakes it. */
export async function queueOf(
  store: Store,
  sub: string,
  plan: Plan,
): Promise<{ ready: OutboxEntry[]; held: OutboxEntry | undefined }> {
  const resting = new Set(plan.stuckLanes);
  const ready: OutboxEntry[] = [];
  let held: OutboxEntry | undefined;
  for (const entry of await waiting(sub, store)) {
    if (resting.has(entry.action.lane)) continue;
    if (filesOf(entry.action).every((hash) => plan.brought.has(hash))) {
      ready.push(entry);
    } else {
      held ??= entry;
      resting.add(entry.action.lane);
    }
  }
  return { ready, held };
}

/** Without a verdict on an action, later ones of its lane must not overtake it: the lane rests for this drain. */
export function widen(plan: Plan, batch: OutboxEntry[], results: readonly DeliveryResult[]): void {
  const judged = new Set(results.filter((r) => r.verdict !== 'unknown').map((r) => r.key));
  for (const { action } of batch) if (!judged.has(action.key)) plan.stuckLanes.add(action.lane);
  plan.mostActions = Math.min(plan.mostActions * 2, DELIVERY_MAX_ACTIONS);
}

/** The server said no to a whole delivery. Halving it finds the action at fault, and the other lanes go on. */
export function narrow(plan: Plan, batch: OutboxEntry[]): void {
  const [only, ...others] = batch;
  if (others.length > 0) {
    plan.mostActions = Math.floor(batch.length / 2);
  } else if (only) {
    plan.stuckLanes.add(only.action.lane);
    plan.mostActions = DELIVERY_MAX_ACTIONS;
  }
}
