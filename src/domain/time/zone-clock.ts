import type { ZoneOffsets } from '../organiser/time-zone.ts';
import { DAY_MS } from './durations.ts';

/** How far the clocks are ahead of UTC at an instant, in ms. */
export const offsetMsAt = (offsets: ZoneOffsets, instantMs: number): number =>
  (offsets.findLast(([fromMs]) => fromMs <= instantMs) ?? offsets[0])[1];

/**
 * The instant at which the clocks show a local time (`localMs`, as if it were UTC). If they show it twice, the first
 * one; if they skip it, later by as much as they skip. Zones change their clocks at most once in two days.
 */
export function instantMsOf(offsets: ZoneOffsets, localMs: number): number {
  const before = localMs - offsetMsAt(offsets, localMs - DAY_MS);
  const after = localMs - offsetMsAt(offsets, localMs + DAY_MS);
  const isShown = (instantMs: number) => instantMs + offsetMsAt(offsets, instantMs) === localMs;
  return isShown(after) && !isShown(before) ? after : before;
}
