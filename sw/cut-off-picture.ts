const JPEG_END = [0xff, 0xd9];
const PNG_END = [0x49, 0x45, 0x4e, 0x44];
/** Some programs add a few bytes after the end. */
const LAST_BYTES = 1_024;

/**
 * Whether a picture was cut off on its way, or is empty. A proxy may close such a response as if it were complete. What
 * is no AVIF, WebP, JPEG or PNG counts as whole.
 */
export function isCutOffPicture(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return true;
  if (textAt(bytes, 0) === 'RIFF') return sizeAt(bytes, 4, true) + 8 > bytes.length;
  if (textAt(bytes, 4) === 'ftyp') return areBoxesCutOff(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return !hasNearEnd(bytes, JPEG_END);
  if (textAt(bytes, 1, 3) === 'PNG') return !hasNearEnd(bytes, PNG_END);
  return false;
}

/** AVIF is a row of boxes, each with its size first. 0: to the end of the file. 1: the size follows in 64 bits. */
function areBoxesCutOff(bytes: Uint8Array): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = sizeAt(bytes, at, false);
    if (size < 8) return false;
    at += size;
  }
  return at !== bytes.length;
}

const textAt = (bytes: Uint8Array, at: number, length = 4) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const sizeAt = ({ buffer, byteOffset, byteLength }: Uint8Array, at: number, littleEndian: boolean) =>
  at + 4 <= byteLength
    ? new DataView(buffer, byteOffset).getUint32(at, littleEndian)
    : Number.POSITIVE_INFINITY;

function hasNearEnd(bytes: Uint8Array, mark: readonly number[]): boolean {
  const last = bytes.subarray(-LAST_BYTES);
  return last.some((_, at) => mark.every((byte, i) => last[at + i] === byte));
}
