/** How far the moment of a tap could be told. */
export type Trust = 'confirmed' | 'elapsed' | 'received';

const LONGEST_WAIT_MS = 30 * 24 * 60 * 60 * 1000;
const AGREEMENT_MS = 60_000;

type Tap = { tappedAt: number; offsetMs: number | null; sentAt: number };

/**
 * When a tap happened, by the server's clock less the time that passed on the phone. `confirmed`: the phone's corrected
 * clock says the same within a minute. `received`: the phone's clock is of no use, so it is dated when it came.
 * All times in ms since 1970.
 */
export function dateTap({ tappedAt, offsetMs, sentAt }: Tap, nowMs: number): { atMs: number; trust: Trust } {
  const elapsedMs = sentAt - tappedAt;
  if (!(elapsedMs >= 0 && elapsedMs <= LONGEST_WAIT_MS)) return { atMs: nowMs, trust: 'received' };
  const atMs = nowMs - elapsedMs;
  const agrees = offsetMs !== null && Math.abs(tappedAt + offsetMs - atMs) <= AGREEMENT_MS;
  return { atMs, trust: agrees ? 'confirmed' : 'elapsed' };
}
