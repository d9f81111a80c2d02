import type { DrainPorts } from './drain.ts';
import type { Plan } from './drain-plan.ts';
import { filesOf } from './files.ts';
import { withLock } from './locks.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { lockNames } from './storage-keys.ts';
import { ask } from './verdict.ts';

/** The largest file over a bad line takes this long. */
const UPLOAD_TIMEOUT_MS = 90_000;
const LOCK_LIMIT_MS = UPLOAD_TIMEOUT_MS + 5_000;

/**
 * Sends the next file of an action that was not sent in this drain: one, so that what was tapped meanwhile need not wait
 * for all. Without an answer the action's lane rests. A file that the server refuses counts as brought: the action itself
 * is then refused, with a reason for the visitor. What an earlier drain sent is sent again, which does no harm.
 */
export async function bringFile(ports: DrainPorts, { action }: OutboxEntry, plan: Plan): Promise<void> {
  const hash = filesOf(action).find((one) => !plan.brought.has(one));
  if (hash === undefined) return;
  const isSettled = await withLock(ports.locks, lockNames.upload, () => upload(ports, hash), {
    limitMs: LOCK_LIMIT_MS,
  });
  if (isSettled) plan.brought.add(hash);
  else plan.stuckLanes.add(action.lane);
}

async function upload({ store, fetch, apiHost, now }: DrainPorts, hash: string): Promise<boolean> {
  const file = await store.read(['files'], ({ files }) => files.get(hash));
  if (!file) return true;
  const verdict = await ask(
    fetch,
    `${apiHost}/api/uploads/${hash}`,
    { method: 'PUT', headers: { 'content-type': file.type }, body: file.bytes },
    { nowMs: now(), timeoutMs: UPLOAD_TIMEOUT_MS },
  );
  if (verdict.kind === 'refused-by-server') return verdict.status !== 500;
  return verdict.kind === 'answer';
}
