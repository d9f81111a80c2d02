// @script venue

import { FRAMES_VERSION, frameVersion, joinParts, parseFrame } from './frames.ts';

/** The frames of one transfer that a camera has read so far, by number. */
export type Collected = { transfer: string; total: number; parts: ReadonlyMap<number, string> };

/**
 * What a text from the camera brought. `foreign`: no frame of a list. `newer`, `older`: a list of another version.
 * `other`: a frame of another list than the one begun. `damaged`: not what was shown; what was collected of it is no
 * longer trusted. `partial`: `collected` has more than before. `again`: it had this one. `complete`: the bytes of the
 * list.
 */
export type Reading =
  | { kind: 'foreign' | 'newer' | 'older' | 'other' | 'damaged' }
  | { kind: 'partial' | 'again' }
  | { kind: 'complete'; bytes: Uint8Array<ArrayBuffer> };

/** Adds a text to what is collected, in any order and as often as it comes. */
export function collectFrame(
  collected: Collected | null,
  text: string,
): { collected: Collected | null; reading: Reading } {
  const version = frameVersion(text);
  const kept = (kind: 'foreign' | 'newer' | 'older' | 'other' | 'again') => ({
    collected,
    reading: { kind },
  });
  const damaged = { collected: null, reading: { kind: 'damaged' as const } };
  if (version === null) return kept('foreign');
  if (version !== FRAMES_VERSION) return kept(version > FRAMES_VERSION ? 'newer' : 'older');
  const frame = parseFrame(text);
  if (!frame) return kept('foreign');
  const { transfer, total, number, part } = frame;
  if (collected && collected.transfer !== transfer) return kept('other');
  const before = collected?.parts.get(number);
  if (collected && (collected.total !== total || (before ?? part) !== part)) return damaged;
  if (before !== undefined) return kept('again');
  const parts = new Map(collected?.parts).set(number, part);
  if (parts.size < total) return { collected: { transfer, total, parts }, reading: { kind: 'partial' } };
  const inOrder = Array.from({ length: total }, (_, i) => parts.get(i + 1) ?? '');
  const bytes = joinParts(transfer, inOrder);
  return bytes ? { collected: null, reading: { kind: 'complete', bytes } } : damaged;
}
