// @script venue

/** The characters that a QR code holds in 5.5 bits each. */
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const BASE = CHARACTERS.length;

/** Bytes as text for a QR code, as RFC 9285 has it: a code holds about a quarter more of it than of base64. */
export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 2) {
    const isPair = i + 1 < bytes.length;
    let value = isPair ? (bytes[i] ?? 0) * 256 + (bytes[i + 1] ?? 0) : (bytes[i] ?? 0);
    for (let digit = 0; digit < (isPair ? 3 : 2); digit++) {
      text += CHARACTERS[value % BASE];
      value = Math.floor(value / BASE);
    }
  }
  return text;
}

/** Null for a text that `toBase45` never makes. */
export function fromBase45(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i += 3) {
    const digits = [...text.slice(i, i + 3)].map((character) => CHARACTERS.indexOf(character));
    const value = digits.reduceRight((sum, digit) => sum * BASE + digit, 0);
    const isPair = digits.length === 3;
    if (digits.length < 2 || digits.includes(-1) || value > (isPair ? 0xffff : 0xff)) return null;
    bytes.push(...(isPair ? [value >> 8, value & 0xff] : [value]));
  }
  return Uint8Array.from(bytes);
}
