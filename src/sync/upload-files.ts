import type { BatchPlan } from './batch-plan.ts';
import type { DeliveryDeps } from './deliver-waiting.ts';
import { withLock } from './locks.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { fileHashesOf } from './outbox-files.ts';
import { request } from './request.ts';
import { lockNames } from './storage-keys.ts';

/** The largest file takes this long over a bad connection. */
const UPLOAD_TIMEOUT_MS = 90_000;
const LOCK_LIMIT_MS = UPLOAD_TIMEOUT_MS + 5_000;

/**
 * Uploads the next file of an action that was not uploaded in this run. Only one, so that newer actions need not wait
 * for all. Without an answer the action's lane is blocked. A file that the server refuses counts as uploaded: the
 * server then refuses the action itself, with a reason for the visitor. A file of an earlier run is uploaded again,
 * which does no harm.
 */
export async function uploadNextFile(
  deps: DeliveryDeps,
  { action }: OutboxEntry,
  plan: BatchPlan,
): Promise<void> {
  const hash = fileHashesOf(action).find((fileHash) => !plan.uploadedHashes.has(fileHash));
  if (hash === undefined) return;
  const isSettled = await withLock(deps.locks, lockNames.upload, () => uploadFile(deps, hash), {
    limitMs: LOCK_LIMIT_MS,
  });
  if (isSettled) plan.uploadedHashes.add(hash);
  else plan.blockedLanes.add(action.lane);
}

async function uploadFile({ database, fetch, apiHost, now }: DeliveryDeps, hash: string): Promise<boolean> {
  const file = await database.read(['files'], ({ files }) => files.get(hash));
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
