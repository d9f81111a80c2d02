import { atom, type createStore } from 'jotai';
import { klDay, msUntilKlMidnight } from '../domain/time/dates.ts';
import {
  type ClockReading,
  type ClockRecord,
  clockFromSamples,
  correctForClockChange,
  raiseHighestTime,
  readClock,
  type TimeSample,
} from '../domain/time/server-clock.ts';
import { isJson } from '../sync/classify-response.ts';
import { readClockRecord, writeClockRecord } from '../sync/clock-store.ts';
import { writeThrottle } from '../sync/throttle.ts';
import { fetchApi, readJson } from './http.ts';

const SAMPLES = 3;
const WATCH_EVERY_MS = 1_000;
const STORE_EVERY_MS = 60_000;
/** Samples older than this are taken anew when the page comes to the front. */
const FRESH_FOR_MS = 10 * 60 * 1000;
/** The device's two clocks run apart by more than this only when one is set, or stands still in sleep. */
const CLOCK_JUMP_MS = 2_000;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}(:?\d{2})?)$/;

type Store = ReturnType<typeof createStore>;

let record: ClockRecord | null = null;
/** The time call answered 401 and no offset was ever stored: the phone's own clock is used, and said so in the pass. */
let localTimeAllowed = false;
let lastSampledWallMs = 0;

type Clocks = { wallMs: number; monotonicMs: number };
const clocksNow = (): Clocks => ({ wallMs: Date.now(), monotonicMs: performance.now() });
/** The device's clocks when the record last agreed with them. */
let lastReading = clocksNow();
const elapsedSince = (then: Clocks, now: Clocks): Clocks => ({
  wallMs: now.wallMs - then.wallMs,
  monotonicMs: now.monotonicMs - then.monotonicMs,
});

export type PassTime = ClockReading & { isUtcTime: boolean };

/** The time to sign a pass with. */
export function passTime(): PassTime {
  const reading = readClock(record, Date.now());
  if (reading.kind === 'none' && localTimeAllowed)
    return { kind: 'good', nowMs: Date.now(), stale: false, isUtcTime: false };
  return { ...reading, isUtcTime: true };
}

/** The best guess at the real time, for what is shown. */
export function nowMs(): number {
  const reading = readClock(record, Date.now());
  return reading.kind === 'good' ? reading.nowMs : Date.now();
}

export const clockOffsetMs = () => record?.offsetMs ?? null;

async function takeSample(): Promise<TimeSample | 'unauthorised' | null> {
  const sentAt = Date.now();
  try {
    const response = await fetchApi('/api/date/get/utc-date-time', { cache: 'no-store' });
    const receivedAt = Date.now();
    const spreadS = Number(response.headers.get('x-spread-s') ?? Number.NaN);
    if (spreadS >= 0) await writeThrottle({ spreadS }).catch(() => {});
    if (response.status === 401 && isJson(response)) return 'unauthorised';
    const time = String(await readJson(response));
    const serverMs = ISO_TIME.test(time) ? Date.parse(time) : Number.NaN;
    return Number.isFinite(serverMs) ? { sentAt, receivedAt, serverMs } : null;
  } catch {
    return null;
  }
}

/** Three samples, or fewer when answers stop coming. Null if the device's clock was set meanwhile. */
async function takeSamples(): Promise<TimeSample[] | null> {
  const start = clocksNow();
  const samples: TimeSample[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    const sample = await takeSample();
    if (sample === 'unauthorised') localTimeAllowed = true;
    if (sample === null || sample === 'unauthorised') break;
    samples.push(sample);
  }
  const passed = elapsedSince(start, clocksNow());
  return Math.abs(passed.wallMs - passed.monotonicMs) > CLOCK_JUMP_MS ? null : samples;
}

/** Asks the server for the time, keeps the best of three answers. What was known stays when none comes. */
export async function syncClock(): Promise<void> {
  // Phones set their clock when the network comes back, which is when they are asked for it.
  const samples = (await takeSamples()) ?? (await takeSamples());
  if (!samples || samples.length === 0) return;
  lastSampledWallMs = Date.now();
  lastReading = clocksNow();
  record = clockFromSamples(samples, record);
  if (record) await writeClockRecord(record).catch(() => {});
}

export async function syncClockIfOld(): Promise<void> {
  if (Math.abs(Date.now() - lastSampledWallMs) > FRESH_FOR_MS) await syncClock();
}

/** The day it is in Kuala Lumpur; on a rendered page, first the server's. */
const todayBaseAtom = atom('');
export const todayAtom = atom((get) => get(todayBaseAtom));
export const setToday = (store: Store, ms: number) => store.set(todayBaseAtom, klDay(ms));

/** Restores the stored offset. Comes before anything that signs or dates. */
export async function restoreClock(): Promise<void> {
  record = await readClockRecord().catch(() => null);
}

/** Follows changes of the device's clock and midnight while the page lives. */
export function watchClock(store: Store): void {
  lastReading = clocksNow();
  let storedAtMs = 0;
  let wasHidden = document.hidden;
  const look = () => {
    const now = clocksNow();
    const passed = { ...elapsedSince(lastReading, now), wasHidden };
    lastReading = now;
    wasHidden = document.hidden;
    if (!record) return;
    const followed = correctForClockChange(record, passed);
    const changed = followed !== record;
    record = raiseHighestTime(followed, now.wallMs);
    if (!changed && now.monotonicMs - storedAtMs < STORE_EVERY_MS) return;
    storedAtMs = now.monotonicMs;
    writeClockRecord(record).catch(() => {});
    if (changed) void syncClock();
  };
  const midnight = () => {
    setToday(store, nowMs());
    setTimeout(midnight, msUntilKlMidnight(nowMs()) + 500);
  };
  midnight();
  setInterval(look, WATCH_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    wasHidden = true;
    look();
    if (!document.hidden) {
      setToday(store, nowMs());
      void syncClockIfOld();
    }
  });
}
