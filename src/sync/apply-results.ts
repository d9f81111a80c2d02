import type { DeliveryResult } from '../domain/delivery/delivery-schema.ts';
import { broadcast } from './broadcast.ts';
import { type Database, type OpenStore, type OpenStores, sharedDatabase } from './database.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { deleteUnreferencedFiles } from './outbox-files.ts';

/**
 * How many delivered actions are kept per visitor. They fill the gap until stored answers contain them, and tell a page
 * that opens later which answers are out of date. What one phone collects in a hall must fit.
 */
const MAX_SENT_ENTRIES = 300;

/**
 * Stores the server's results, all or none. Only waiting entries change: a repeated result equals the first. `nowMs` is
 * the phone's clock. `durability`: see `database.ts`. Returns how many entries this call turned into sent and refused
 * ones. Throws StorageUnavailable.
 */
export async function applyResults(
  results: readonly DeliveryResult[],
  database: Database = sharedDatabase,
  nowMs: number = Date.now(),
  durability: 'strict' | 'relaxed' = 'strict',
): Promise<{ sent: number; refused: number }> {
  // Taps wait for this transaction: everything is asked for at once.
  const store = async ({ outbox, files }: OpenStores<'outbox' | 'files', 'readwrite'>) => {
    const counts = { sent: 0, refused: 0 };
    const subs = new Set<string>();
    const settledNow = new Set<number>();
    const byKey = outbox.index('key');
    const entries = await Promise.all(results.map(({ key }) => byKey.get(key)));
    const writes = results.map((result, i) => {
      const entry = entries[i];
      if (entry?.state !== 'waiting' || result.verdict === 'unknown' || settledNow.has(entry.position))
        return null;
      const settled = entryWithResult(entry, result, nowMs);
      counts[settled.state]++;
      subs.add(entry.action.sub);
      settledNow.add(entry.position);
      return outbox.put(settled);
    });
    await Promise.all([
      ...writes,
      ...[...subs].map((sub) => deleteOldSent(outbox, sub, settledNow)),
      deleteUnreferencedFiles({ outbox, files }),
    ]);
    return counts;
  };
  const changed = await database.write(['outbox', 'files'], store, durability);
  if (changed.sent + changed.refused > 0) broadcast('outbox');
  return changed;
}

function entryWithResult(
  entry: OutboxEntry,
  result: Exclude<DeliveryResult, { verdict: 'unknown' }>,
  nowMs: number,
) {
  const { rev } = result;
  if (result.verdict === 'refused')
    return { ...entry, state: 'refused' as const, rev, reason: result.reason, settledAt: nowMs };
  const action = { ...entry.action, input: null };
  return { ...entry, action, state: 'sent' as const, rev, answer: result.answer, settledAt: nowMs };
}

/** Deletes the oldest sent entries over the limit, but none that this call has settled: no page has seen those yet. */
async function deleteOldSent(
  outbox: OpenStore<'outbox', 'readwrite'>,
  sub: string,
  settledNow: ReadonlySet<number>,
): Promise<void> {
  const bySub = outbox.index('sub');
  if ((await bySub.count(sub)) <= MAX_SENT_ENTRIES) return;
  const sent = (await bySub.getAll(sub)).filter((entry) => entry.state === 'sent');
  // Not by the phone's clock: after it was set back, the newest would count as the oldest.
  sent.sort((a, b) => (b.rev ?? 0) - (a.rev ?? 0) || b.position - a.position);
  for (const { position } of sent.slice(MAX_SENT_ENTRIES))
    if (!settledNow.has(position)) await outbox.delete(position);
}
