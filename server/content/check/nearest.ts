/** The one that is most like what was written, without regard to capitals, spaces and signs; undefined of none. */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  const wanted = plain(written);
  let best: { text: string; distance: number } | undefined;
  for (const text of known) {
    const distance = distanceOf(wanted, plain(text));
    if (!best || distance < best.distance) best = { text, distance };
  }
  return best?.text;
}

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
