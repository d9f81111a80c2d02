/** What kind of value it is, judged by the value alone, without a schema. */
function kindOf(value: unknown): string {
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return 'day';
    if (/^\d{4}-\d\d-\d\dT/.test(value)) return 'instant';
    return /^\d\d:\d\d$/.test(value) ? 'time' : 'text';
  }
  if (typeof value !== 'number') return typeof value;
  return Number.isSafeInteger(value) ? (value < 0 ? 'negative' : 'count') : 'number';
}

const isReal = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};
const leaves = (value: unknown, place = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        leaves(inner, `${place}.${Array.isArray(value) ? '*' : key}`),
      )
    : [[place, value]];

/** Finds what is wrong in an answer, by comparing each of its values with those of a good one. */
export function wrongValuesIn(answer: unknown, good: unknown): string[] {
  const kinds = new Map<string, Set<string>>();
  for (const [place, value] of leaves(good)) {
    const known = kinds.get(place) ?? new Set();
    kinds.set(place, known.add(kindOf(value)));
  }
  return leaves(answer).flatMap(([place, value]) => {
    const known = kinds.get(place);
    // A cursor means something to the server alone.
    if (place.endsWith('.nextCursor') && typeof value === 'string') return [];
    if (!known) return value === '' || value === null ? [] : [`${place} is unknown`];
    // Whether null is allowed, only the screen can tell.
    if (value === null) return [];
    // A text or a time of day may be missing.
    if (value === '' && (known.has('text') || known.has('time'))) return [];
    const kind = kindOf(value);
    const isKnown = known.has(kind) || (known.has('text') && typeof value === 'string');
    const isDate = known.has('day') || known.has('instant');
    if (!isKnown) return [`${place} is ${String(value).slice(0, 40)}`];
    return isDate && typeof value === 'string' && !isReal(value.slice(0, 10)) ? [`${place} is ${value}`] : [];
  });
}
