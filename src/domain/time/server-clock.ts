/** The server's time as a phone knows it: rules only. All times in ms. */

/** The mark of a clock that was set back: this far behind a server time already seen. */
const SET_BACK_TOLERANCE_MS = 5_000;
const STALE_AFTER_MS = 24 * 60 * 60 * 1000;
/** Wall and monotonic clocks drift a little apart by themselves. */
const DRIFT_TOLERANCE_MS = 2_000;

export type TimeSample = { sentAt: number; receivedAt: number; serverMs: number };
/** `offsetMs` is server time less device time; `highestMs` the latest server time ever known to have been reached. */
export type ClockRecord = { offsetMs: number; sampledAtMs: number; highestMs: number };

export type ClockReading =
  | { kind: 'none' }
  | { kind: 'set-back' }
  | { kind: 'good'; nowMs: number; stale: boolean };

/** The sample with the shortest round trip has the least room for error. */
export function clockFromSamples(
  samples: readonly TimeSample[],
  previous: ClockRecord | null,
): ClockRecord | null {
  const best = samples.toSorted((a, b) => a.receivedAt - a.sentAt - (b.receivedAt - b.sentAt))[0];
  if (!best) return previous;
  const offsetMs = best.serverMs - (best.sentAt + best.receivedAt) / 2;
  return { offsetMs, sampledAtMs: best.serverMs, highestMs: best.serverMs };
}

export function readClock(record: ClockRecord | null, deviceMs: number): ClockReading {
  if (!record) return { kind: 'none' };
  const nowMs = deviceMs + record.offsetMs;
  if (nowMs < record.highestMs - SET_BACK_TOLERANCE_MS) return { kind: 'set-back' };
  return { kind: 'good', nowMs, stale: nowMs - record.sampledAtMs > STALE_AFTER_MS };
}

/** Remembers that this much server time has passed, so that setting the clock back later is noticed. */
export function raiseHighestTime(record: ClockRecord, deviceMs: number): ClockRecord {
  return { ...record, highestMs: Math.max(record.highestMs, deviceMs + record.offsetMs) };
}

/**
 * Keeps the corrected time right when somebody changes the device's clock while the app runs.
 * `wallMs` and `monotonicMs` passed since the last look. A wall clock that fell behind the monotonic one was set back.
 * One that ran ahead was set forward if the page was on screen all the while; a hidden page may have slept, in which
 * case the monotonic clock stood still and the wall clock is right.
 */
export function correctForClockChange(
  record: ClockRecord,
  passed: { wallMs: number; monotonicMs: number; wasHidden: boolean },
): ClockRecord {
  const ahead = passed.wallMs - passed.monotonicMs;
  if (Math.abs(ahead) <= DRIFT_TOLERANCE_MS || (ahead > 0 && passed.wasHidden)) return record;
  return { ...record, offsetMs: record.offsetMs - ahead };
}
