import type { DeliveryResult } from '../domain/delivery/delivery-schema.ts';
import { broadcast } from './broadcast.ts';
import { type Database, type OpenStore, sharedDatabase } from './database.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { deleteUnreferencedFiles } from './outbox-files.ts';

/** How many delivered actions per visitor stay in sight. */
const MAX_SENT_ENTRIES = 20;

/**
 * Writes the server's verdicts down, all or none. Only what still waits is changed: a second answer says the same as
 * the first. Returns how many became sent and refused by this call.
 */
export async function applyResults(
  results: readonly DeliveryResult[],
  store: Database = sharedDatabase,
  at: number = Date.now(),
): Promise<{ sent: number; refused: number }> {
  const changed = await store.write(['outbox', 'files'], async ({ outbox, files }) => {
    const count = { sent: 0, refused: 0 };
    const subs = new Set<string>();
    for (const result of results) {
      const entry = await outbox.index('key').get(result.key);
      if (entry?.state !== 'waiting' || result.verdict === 'unknown') continue;
      const settled = entryWithResult(entry, result, at);
      await outbox.put(settled);
      count[settled.state]++;
      subs.add(entry.action.sub);
    }
    for (const sub of subs) await deleteOldSent(outbox, sub);
    await deleteUnreferencedFiles({ outbox, files });
    return count;
  });
  if (changed.sent + changed.refused > 0) broadcast('outbox');
  return changed;
}

function entryWithResult(
  entry: OutboxEntry,
  result: Exclude<DeliveryResult, { verdict: 'unknown' }>,
  at: number,
) {
  const { rev } = result;
  if (result.verdict === 'refused')
    return { ...entry, state: 'refused' as const, rev, reason: result.reason, settledAt: at };
  const action = { ...entry.action, input: null };
  return { ...entry, action, state: 'sent' as const, rev, answer: result.answer, settledAt: at };
}

async function deleteOldSent(outbox: OpenStore<'outbox', 'readwrite'>, sub: string): Promise<void> {
  const sent = (await outbox.index('sub').getAll(sub)).filter((entry) => entry.state === 'sent');
  sent.sort((a, b) => (b.settledAt ?? 0) - (a.settledAt ?? 0) || b.position - a.position);
  for (const old of sent.slice(MAX_SENT_ENTRIES)) await outbox.delete(old.position);
}
