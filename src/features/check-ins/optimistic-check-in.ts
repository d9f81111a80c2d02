import * as v from 'valibot';
import type { RefusalReason } from '../../domain/delivery/delivery-schema.ts';
import { type CheckIn, checkInSchema } from '../../domain/expo/check-in.ts';
import { dayAt } from '../../domain/time/expo-time.ts';
import { type AnswerVersion, isNewerThan } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';
import { tappedAtMs } from '../../sync/tap-time.ts';

export type OptimisticCheckIn =
  | { state: 'open' }
  | { state: 'saved' | 'sent'; checkedInAtMs: number }
  | { state: 'refused'; key: string; reason: RefusalReason };

const expoOf = (entry: OutboxEntry) => (entry.action.input as { expoId?: string } | null)?.expoId;

/**
 * The check-in at one expo today, with pending changes applied. The result of a delivered action counts until a newer
 * response arrives, so that nothing flickers. It is the whole check-in, because the first of the day may be another
 * phone's.
 */
export function optimisticCheckIn(
  expoId: string,
  today: string,
  serverCheckIns: readonly CheckIn[],
  version: AnswerVersion,
  entries: readonly OutboxEntry[],
): OptimisticCheckIn {
  const taps = entries.filter((entry) => entry.action.name === 'expo.check-in');
  const delivered = taps
    .filter((entry) => entry.state === 'sent' && isNewerThan(entry, version))
    .flatMap((entry) => (v.is(checkInSchema, entry.answer) ? [entry.answer] : []));
  const checkIn = [...serverCheckIns, ...delivered].find(
    (item) => item.expoId === expoId && item.day === today,
  );
  if (checkIn) return { state: 'sent', checkedInAtMs: Date.parse(checkIn.checkedInAt) };
  const todays = taps.filter(
    (entry) => expoOf(entry) === expoId && dayAt(tappedAtMs(entry.action)) === today,
  );
  const waiting = todays.find((entry) => entry.state === 'waiting');
  if (waiting) return { state: 'saved', checkedInAtMs: tappedAtMs(waiting.action) };
  const refused = todays.findLast((entry) => entry.state === 'refused');
  if (refused?.reason) return { state: 'refused', key: refused.action.key, reason: refused.reason };
  return { state: 'open' };
}
