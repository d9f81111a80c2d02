/** How far the moment of a tap could be told. */
export type ClockTrust = 'confirmed' | 'elapsed' | 'received';

const LONGEST_WAIT_MS = 30 * 24 * 60 * 60 * 1000;
const AGREEMENT_MS = 60_000;

type Tap = { tappedAt: number; offsetMs: number | null; sentAt: number };

/**
 * When a tap happened, by the server's clock less the time that passed on the phone, of which none and 30 days are the
 * bounds. `confirmed`: the phone's corrected clock said the same within a minute. `received`: the phone's clock was of
 * no use. All times in ms since 1970.
 */
export function resolveActionTime(
  { tappedAt, offsetMs, sentAt }: Tap,
  nowMs: number,
): { tappedAtMs: number; trust: ClockTrust } {
  const elapsedMs = sentAt - tappedAt;
  const boundedMs = Math.min(Math.max(elapsedMs, 0), LONGEST_WAIT_MS);
  const tappedAtMs = nowMs - boundedMs;
  if (offsetMs !== null && Math.abs(tappedAt + offsetMs - tappedAtMs) <= AGREEMENT_MS)
    return { tappedAtMs, trust: 'confirmed' };
  return { tappedAtMs, trust: elapsedMs === boundedMs ? 'elapsed' : 'received' };
}
