type Split = { cost: number; ends: number[] };
const NONE: Split = { cost: Number.POSITIVE_INFINITY, ends: [] };

/** Splits items, in their order, into `count` rows, or as many as there are items: rows as equally wide as possible. */
export function splitIntoRows<T>(items: readonly T[], widthOf: (item: T) => number, count: number): T[][] {
  // The best split of the first n items, for each n, into one row more at a time.
  let best: Split[] = [{ cost: 0, ends: [] }, ...items.map(() => NONE)];
  for (let row = 0; row < Math.min(count, items.length); row++)
    best = best.map((_, end) => {
      let found = NONE;
      let width = 0;
      for (let start = end - 1; start >= 0; start--) {
        width += widthOf(items[start] as T);
        const { cost, ends } = best[start] as Split;
        if (cost + width ** 2 < found.cost) found = { cost: cost + width ** 2, ends: [...ends, end] };
      }
      return found;
    });
  const { ends } = best.at(-1) as Split;
  return ends.map((end, i) => items.slice(ends[i - 1] ?? 0, end));
}
