const UTF_8_MARK = [0xef, 0xbb, 0xbf];
const UTF_16_LE_MARK = [0xff, 0xfe];
const UTF_16_BE_MARK = [0xfe, 0xff];
/** Enough to tell UTF-16 without a mark by its zero bytes. */
const SAMPLE_BYTES = 4096;

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, i) => bytes[i] === byte);

/**
 * The text of a file that a spreadsheet program saved: UTF-8 or UTF-16, with or without a byte order mark, or else
 * Windows-1252. Line ends and quotes are left as they are; the mark is removed.
 */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, UTF_8_MARK)) return new TextDecoder('utf-8').decode(bytes);
  if (startsWith(bytes, UTF_16_LE_MARK)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, UTF_16_BE_MARK)) return new TextDecoder('utf-16be').decode(bytes);
  const wide = unmarkedUtf16(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}

/** What Windows-1252 has instead of the control characters from 0x80; a space where it has nothing. */
export const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** By hand: the decoder of Node 20 takes this encoding for Latin 1, which has no “ ” and no €. */
const decodeWindows1252 = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? ' ');

/** Every second byte of western UTF-16 text is zero; text of other encodings has no zero byte. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  sample.forEach((byte, i) => {
    if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even === odd) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
