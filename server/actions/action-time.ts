import { lte } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** How reliable the time of a tap is, see `resolveActionTime`. */
export type ClockTrust = 'confirmed' | 'elapsed' | 'received';

const MAX_WAIT_MS = 30 * 24 * 60 * 60 * 1000;
/** How far the time of a tap may be from the real one. */
const TAP_TOLERANCE_MS = 60_000;

/**
 * A request takes at most 8 s, by which an `elapsed` time may be too late. Taps that are closer to each other have no
 * known order, even those of one phone: the one that is delivered last counts.
 */
const ORDER_TOLERANCE_MS = 10_000;

/** Whether a tap came before another one, which then stays: a phone may have been without signal for days. */
export const isBefore = (tappedAtMs: number, other: Date) =>
  tappedAtMs < other.getTime() - ORDER_TOLERANCE_MS;

/** The same for a column with the time of the other tap: the condition under which this one counts. */
export const notAfterTap = (column: PgColumn, tappedAtMs: number) =>
  lte(column, new Date(tappedAtMs + ORDER_TOLERANCE_MS));

/** In the answer to an action of which nothing counts, because of a later tap: the outbox says so. */
export const REPLACED = { isReplaced: true };

type Tap = { tappedAt: number; offsetMs: number | null; sentAt: number };

/**
 * When a tap happened: the server's time less the time that passed on the phone, between 0 and 30 days.
 * `confirmed`: the phone's corrected clock agrees within a minute, and counts, since a slow network does not delay it.
 * `elapsed`: it does not, but the time that passed is plausible. `received`: that time is out of bounds, so the phone's
 * clock was wrong. All times in ms since 1970.
 */
export function resolveActionTime(
  { tappedAt, offsetMs, sentAt }: Tap,
  nowMs: number,
): { tappedAtMs: number; trust: ClockTrust } {
  const elapsedMs = sentAt - tappedAt;
  const boundedMs = Math.min(Math.max(elapsedMs, 0), MAX_WAIT_MS);
  const tappedAtMs = nowMs - boundedMs;
  const correctedMs = offsetMs === null ? Number.NaN : Math.round(tappedAt + offsetMs);
  if (Math.abs(correctedMs - tappedAtMs) <= TAP_TOLERANCE_MS)
    return { tappedAtMs: Math.min(correctedMs, nowMs), trust: 'confirmed' };
  return { tappedAtMs, trust: elapsedMs === boundedMs ? 'elapsed' : 'received' };
}
