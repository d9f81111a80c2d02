import type { BatchPlan } from './batch-plan.ts';
import type { DrainDeps } from './drain.ts';
import { withLock } from './locks.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { fileHashesOf } from './outbox-files.ts';
import { request } from './request.ts';
import { lockNames } from './storage-keys.ts';

/** The largest file over a bad line takes this long. */
const UPLOAD_TIMEOUT_MS = 90_000;
const LOCK_LIMIT_MS = UPLOAD_TIMEOUT_MS + 5_000;

/**
 * Sends the next file of an action that was not sent in this drain: one, so that what was tapped meanwhile need not wait
 * for all. Without an answer the action's lane rests. A file that the server refuses counts as brought: the action itself
 * is then refused, with a reason for the visitor. What an earlier drain sent is sent again, which does no harm.
 */
export async function uploadNextFile(
  ports: DrainDeps,
  { action }: OutboxEntry,
  plan: BatchPlan,
): Promise<void> {
  const hash = fileHashesOf(action).find((one) => !plan.uploadedHashes.has(one));
  if (hash === undefined) return;
  const isSettled = await withLock(ports.locks, lockNames.upload, () => uploadFile(ports, hash), {
    limitMs: LOCK_LIMIT_MS,
  });
  if (isSettled) plan.uploadedHashes.add(hash);
  else plan.blockedLanes.add(action.lane);
}

async function uploadFile({ store, fetch, apiHost, now }: DrainDeps, hash: string): Promise<boolean> {
  const file = await store.read(['files'], ({ files }) => files.get(hash));
  if (!file) return true;
  const response = await request(
    fetch,
    `${apiHost}/api/uploads/${hash}`,
    { method: 'PUT', headers: { 'content-type': file.type }, body: file.bytes },
    { nowMs: now(), timeoutMs: UPLOAD_TIMEOUT_MS },
  );
  if (response.kind === 'refusal') return response.status !== 500;
  return response.kind === 'answer';
}
