import * as v from 'valibot';
import type { RefusalReason } from '../../domain/delivery/delivery-schema.ts';
import { klDay } from '../../domain/time/dates.ts';
import { isNewerThan, type ResponseVersion } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox.ts';

const serverCheckInSchema = v.object({ expoId: v.string(), day: v.string(), checkedInAt: v.string() });
export type ServerCheckIn = v.InferOutput<typeof serverCheckInSchema>;

export type OptimisticCheckIn =
  | { state: 'open' }
  | { state: 'saved' | 'sent'; checkedInAtMs: number }
  | { state: 'refused'; key: string; reason: RefusalReason };

const at = (entry: OutboxEntry) => entry.action.tappedAt + (entry.action.offsetMs ?? 0);
const expoOf = (entry: OutboxEntry) => (entry.action.input as { expoId?: string } | null)?.expoId;

/**
 * What the visitor sees for one expo today: the server's word with this phone's taps folded in.
 * The answer to a delivered tap counts until a newer read has come: nothing flickers. It is the whole check-in, since
 * another phone's may have been the first of the day.
 */
export function optimisticCheckIn(
  expoId: string,
  today: string,
  onServer: readonly ServerCheckIn[],
  read: ResponseVersion,
  entries: readonly OutboxEntry[],
): OptimisticCheckIn {
  const taps = entries.filter((entry) => entry.action.name === 'expo.check-in');
  const answered = taps
    .filter((entry) => entry.state === 'sent' && isNewerThan(entry, read))
    .flatMap((entry) => (v.is(serverCheckInSchema, entry.answer) ? [entry.answer] : []));
  const known = [...onServer, ...answered].find((c) => c.expoId === expoId && c.day === today);
  if (known) return { state: 'sent', checkedInAtMs: Date.parse(known.checkedInAt) };
  const todays = taps.filter((entry) => expoOf(entry) === expoId && klDay(at(entry)) === today);
  const waiting = todays.find((entry) => entry.state === 'waiting');
  if (waiting) return { state: 'saved', checkedInAtMs: at(waiting) };
  const refused = todays.findLast((entry) => entry.state === 'refused');
  if (refused?.reason) return { state: 'refused', key: refused.action.key, reason: refused.reason };
  return { state: 'open' };
}
