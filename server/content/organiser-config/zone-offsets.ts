import { formatInTimeZone } from 'date-fns-tz';
import type { ZoneOffset, ZoneOffsets } from '../../../src/domain/organiser/time-zone.ts';

const MINUTE_MS = 60 * 1000;
/** Shorter than any time for which a zone has changed its clocks: the shortest is a month of fasting. */
const STEP_MINUTES = 7 * 24 * 60;

/** Every offset of a zone between two instants (ms since 1970). */
export function zoneOffsetsOf(zone: string, fromMs: number, toMs: number): ZoneOffsets {
  const offsetAt = (minutes: number) => offsetMinutes(formatInTimeZone(minutes * MINUTE_MS, zone, 'xxx'));
  const begin = Math.floor(fromMs / MINUTE_MS);
  const changes: ZoneOffset[] = [];
  const inMs = (minutes: number, offset: number): ZoneOffset => [minutes * MINUTE_MS, offset * MINUTE_MS];
  let offset = offsetAt(begin);
  const first = inMs(begin, offset);
  for (let minutes = begin; minutes * MINUTE_MS < toMs; minutes += STEP_MINUTES) {
    const next = offsetAt(minutes + STEP_MINUTES);
    if (next === offset) continue;
    changes.push(inMs(firstMinuteWith(next, offsetAt, minutes, minutes + STEP_MINUTES), next));
    offset = next;
  }
  return [first, ...changes];
}

/** Halves the time between one minute without the offset and one with it. */
function firstMinuteWith(
  offset: number,
  offsetAt: (minutes: number) => number,
  without: number,
  withIt: number,
): number {
  let [low, high] = [without, withIt];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle) === offset) high = middle;
    else low = middle;
  }
  return high;
}

/** `+05:45` → 345 */
function offsetMinutes(text: string): number {
  const [hours = 0, minutes = 0] = text.slice(1).split(':').map(Number);
  return (text.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
