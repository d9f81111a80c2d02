import { atom, type createStore } from 'jotai';
import { SPREAD_HEADER } from '../domain/delivery/public-headers.ts';
import type { Day } from '../domain/time/dates.ts';
import { dayAt } from '../domain/time/expo-time.ts';
import {
  type ClockReading,
  type ClockRecord,
  clockFromSamples,
  correctForClockChange,
  DRIFT_TOLERANCE_MS,
  raiseHighestTime,
  readClock,
  type TimeSample,
} from '../domain/time/server-clock.ts';
import { isJson } from '../sync/classify-response.ts';
import { readClockRecord, writeClockRecord } from '../sync/clock-store.ts';
import { readJson, requestTime } from './http.ts';
import { whenVisible } from './visibility.ts';

const SAMPLES = 3;
const WATCH_EVERY_MS = 1_000;
const STORE_EVERY_MS = 60_000;
/** Older samples are taken again when the page becomes visible or the signal is back. */
const FRESH_FOR_MS = 10 * 60 * 1000;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}(:?\d{2})?)$/;

type Store = ReturnType<typeof createStore>;

let record: ClockRecord | null = null;
/** After a 401 without a stored offset the pass uses the phone's own clock, and its `isUtcTime` is false. */
let localTimeAllowed = false;
let lastSampledWallMs = 0;

type Clocks = { wallMs: number; monotonicMs: number };
const clocksNow = (): Clocks => ({ wallMs: Date.now(), monotonicMs: performance.now() });
/** The device's clocks when the record was last brought in line with them. */
let lastReading = clocksNow();
const elapsedSince = (start: Clocks, end: Clocks): Clocks => ({
  wallMs: end.wallMs - start.wallMs,
  monotonicMs: end.monotonicMs - start.monotonicMs,
});

export type PassTime = ClockReading & { isUtcTime: boolean };

/** The time to sign a pass with. */
export function passTime(): PassTime {
  const reading = readClock(record, Date.now());
  if (reading.kind === 'none' && localTimeAllowed)
    return { kind: 'good', nowMs: Date.now(), stale: false, isUtcTime: false };
  return { ...reading, isUtcTime: true };
}

/** The best estimate of the real time, in ms since 1970, for the screen. */
export const nowMs = () => Date.now() + (clockOffsetMs() ?? 0);

/** When the server's time was last asked for, ms since 1970 by the server; null if never. */
export const clockCheckedMs = () => record?.sampledAtMs ?? null;

/**
 * Real time less the phone's, for the screen and for actions alike: an action must have the day that the screen shows.
 * If the phone's clock was set back, the stored offset is worthless: the phone's own time counts, but never less than
 * the highest server time seen.
 */
export function clockOffsetMs(): number | null {
  const deviceMs = Date.now();
  if (readClock(record, deviceMs).kind === 'set-back')
    return Math.max(0, (record?.highestMs ?? 0) - deviceMs);
  return record?.offsetMs ?? null;
}

let lastSpreadS: number | null = null;
let onSpread: (spreadS: number) => void = () => {};

/**
 * Calls back with the seconds over which phones spread their deliveries, as the server says with its time. The outbox
 * is no part of the first load and may ask later.
 */
export function watchSpread(listener: (spreadS: number) => void): void {
  onSpread = listener;
  if (lastSpreadS !== null) listener(lastSpreadS);
}

async function takeSample(): Promise<TimeSample | 'unauthorised' | null> {
  const sentAt = Date.now();
  try {
    const response = await requestTime();
    const receivedAt = Date.now();
    const spreadS = Number(response.headers.get(SPREAD_HEADER) ?? Number.NaN);
    if (spreadS >= 0) {
      lastSpreadS = spreadS;
      onSpread(spreadS);
    }
    if (response.status === 401 && isJson(response)) return 'unauthorised';
    const time = String(await readJson(response));
    const serverMs = ISO_TIME.test(time) ? Date.parse(time) : Number.NaN;
    return Number.isFinite(serverMs) ? { sentAt, receivedAt, serverMs } : null;
  } catch {
    return null;
  }
}

/** Three samples, or fewer when a request gets no answer. Null if the device's clock was set meanwhile. */
async function takeSamples(): Promise<TimeSample[] | null> {
  const start = clocksNow();
  const samples: TimeSample[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    const sample = await takeSample();
    if (sample === 'unauthorised') localTimeAllowed = true;
    if (sample === null || sample === 'unauthorised') break;
    samples.push(sample);
  }
  const elapsed = elapsedSince(start, clocksNow());
  return Math.abs(elapsed.wallMs - elapsed.monotonicMs) > DRIFT_TOLERANCE_MS ? null : samples;
}

let sampling: Promise<void> | null = null;

/**
 * Requests the server's time and stores the best of three samples. Without a sample the old record stays. A second call
 * meanwhile waits for the first.
 */
export function syncClock(): Promise<void> {
  sampling ??= sampleAndStore().finally(() => {
    sampling = null;
  });
  return sampling;
}

async function sampleAndStore(): Promise<void> {
  // Phones set their clock when the network comes back, which is also when samples are taken.
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

/** Today where the expos are; while a server-rendered page hydrates, the server's day. */
const todayBaseAtom = atom('');
export const todayAtom = atom((get) => get(todayBaseAtom));
export const setToday = (store: Store, day: Day = dayAt(nowMs())) => store.set(todayBaseAtom, day);

/** Restores the stored offset, unless there is one already. Must run before anything that needs the time. */
export async function restoreClock(): Promise<void> {
  const stored = await readClockRecord().catch(() => null);
  record ??= stored;
}

const sampleWhenVisible = whenVisible(() => void syncClock());

/** Follows changes of the device's clock, and midnight, as long as the page is open. */
export function watchClock(store: Store): void {
  lastReading = clocksNow();
  let storedAtMs = 0;
  let wasHidden = document.hidden;
  const checkClock = () => {
    const clocks = clocksNow();
    const elapsed = { ...elapsedSince(lastReading, clocks), wasHidden };
    lastReading = clocks;
    wasHidden = document.hidden;
    if (!record) return;
    const corrected = correctForClockChange(record, elapsed);
    const isCorrected = corrected !== record;
    record = raiseHighestTime(corrected, clocks.wallMs);
    if (!isCorrected && clocks.monotonicMs - storedAtMs < STORE_EVERY_MS) return;
    storedAtMs = clocks.monotonicMs;
    writeClockRecord(record).catch(() => {});
    if (isCorrected) sampleWhenVisible();
  };
  // Not by a timer to midnight: the first answer of the server may say that this is another day.
  const updateToday = () => {
    // A new day has new content, which a hidden page does not request.
    if (!document.hidden || store.get(todayAtom) === '') setToday(store);
  };
  updateToday();
  setInterval(() => {
    checkClock();
    updateToday();
  }, WATCH_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    wasHidden = true;
    checkClock();
    updateToday();
    if (!document.hidden) void syncClockIfOld();
  });
}
