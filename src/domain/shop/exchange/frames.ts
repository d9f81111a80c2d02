// @script venue

import { fromBase45, toBase45 } from './base45.ts';
import { crc32 } from './crc32.ts';

// A list that goes from screen to camera: its bytes, cut into texts that are shown as QR codes one after the other,
// again and again. Each names the transfer, which is the checksum of the whole, its number and how many there are.

/** Goes up when older apps could not read the list. */
export const FRAMES_VERSION = 1;
/** A QR code of this length has 73 modules a side, which a camera reads from a phone's screen at arm's length. */
export const FRAME_MAX_LENGTH = 660;
/** At four codes a second, one round of these takes 25 seconds. */
export const MAX_FRAMES = 99;

const HEADER = /^SHOPLIST(\d{1,4}):/;
const FRAME = /^SHOPLIST\d{1,4}:([\dA-F]{8}):(\d{2})\/(\d{2}):(.*)$/;
const HEADER_LENGTH = 'SHOPLIST1:00000000:01/99:'.length;

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** Null when there would be more than `MAX_FRAMES`. */
export function toFrames(bytes: Uint8Array): string[] | null {
  const text = toBase45(bytes);
  const total = Math.max(1, Math.ceil(text.length / (FRAME_MAX_LENGTH - HEADER_LENGTH)));
  if (total > MAX_FRAMES) return null;
  const transfer = crc32(bytes);
  // All of about the same length, so that the code does not change its size from one to the next.
  const length = Math.ceil(text.length / total);
  return Array.from({ length: total }, (_, i) => {
    const part = text.slice(i * length, (i + 1) * length);
    return `SHOPLIST${FRAMES_VERSION}:${transfer}:${twoDigits(i + 1)}/${twoDigits(total)}:${part}`;
  });
}

/** The version of a list's frame, whether this app can read it or not; null for any other text. */
export function frameVersion(text: string): number | null {
  const version = HEADER.exec(text)?.[1];
  return version === undefined ? null : Number(version);
}

/** `number` counts from 1. */
type Frame = { transfer: string; number: number; total: number; part: string };

/** Null for a text that `toFrames` never makes. */
export function parseFrame(text: string): Frame | null {
  const [, transfer = '', number = '', total = '', part = ''] = FRAME.exec(text) ?? [];
  const frame = { transfer, number: Number(number), total: Number(total), part };
  const isFrame =
    frameVersion(text) === FRAMES_VERSION &&
    text.length <= FRAME_MAX_LENGTH &&
    frame.number >= 1 &&
    frame.number <= frame.total;
  return isFrame ? frame : null;
}

/** The bytes of all parts in their order; null unless they are those that the checksum was made of. */
export function joinParts(transfer: string, parts: readonly string[]): Uint8Array<ArrayBuffer> | null {
  const bytes = fromBase45(parts.join(''));
  return bytes && crc32(bytes) === transfer ? bytes : null;
}
