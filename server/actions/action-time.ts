/** How reliable the time of a tap is, see `resolveActionTime`. */
export type ClockTrust = 'confirmed' | 'elapsed' | 'received';

const MAX_WAIT_MS = 30 * 24 * 60 * 60 * 1000;
/** How far the time of a tap may be from the real one. */
export const TAP_TOLERANCE_MS = 60_000;

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
