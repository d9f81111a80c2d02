/** The share of what was written that may differ. */
const MAX_SHARE = 0.4;
/** With fewer letters, what was written is the beginning of too many names. */
const MIN_START = 3;

/**
 * The known text that is most like what was written, without regard to capitals, spaces and signs; undefined where none
 * is. Another number is never taken for a typing error: `b-1` is not suggested for `b-9`.
 */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  const wanted = plain(written);
  let best: { text: string; distance: number } | undefined;
  for (const text of known) {
    const distance = distanceIfLike(wanted, plain(text));
    if (distance !== null && (!best || distance < best.distance)) best = { text, distance };
  }
  return best?.text;
}

function distanceIfLike(wanted: string, other: string): number | null {
  const [shorter = '', longer = ''] = [wanted, other].sort((a, b) => a.length - b.length);
  const isStart = shorter.length >= MIN_START && /\D$/.test(shorter) && longer.startsWith(shorter);
  if (isStart) return longer.length - shorter.length;
  if (numbersIn(wanted) !== numbersIn(other)) return null;
  const distance = distanceOf(wanted, other);
  return distance <= longer.length * MAX_SHARE ? distance : null;
}

/** `b-014` and `b14` have the same. */
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number).join(' ');

const MAX_COMPARED = 80;
const plain = (text: string) =>
  text
    .slice(0, MAX_COMPARED)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');

/** How many letters have to be added, left out or changed. */
function distanceOf(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++)
      next.push(
        Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === to[j] ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
