import { errorAt, type Problem } from '../problem.ts';
import type { RawEntry } from './raw-entry.ts';

/** The entries of a list, or the one entry that the file is. */
export function readJson(file: string, text: string): { entries: RawEntry[]; problems: Problem[] } {
  const parsed = parseJson(file, text);
  if ('problem' in parsed) return { entries: [], problems: [parsed.problem] };
  const isList = Array.isArray(parsed.value);
  const list: unknown[] = isList ? (parsed.value as unknown[]) : [parsed.value];
  const entries = list.map((raw, i) => toEntry(file, raw, isList ? i + 1 : null));
  return {
    entries: entries.flatMap((entry) => ('values' in entry ? entry : [])),
    problems: entries.flatMap((entry) => ('severity' in entry ? entry : [])),
  };
}

/** The value, or where the text is no JSON. */
export function parseJson(file: string, source: string): { value: unknown } | { problem: Problem } {
  const text = source.replace(/^\ufeff/, '');
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const position = positionIn(text, String(error));
    const before = text.slice(0, position).split('\n');
    const entry = `line ${before.length}`;
    const hint = OTHER_QUOTES.test(text.charAt(position))
      ? 'A text stands between straight double quotes: "so".'
      : 'Look for a missing comma, or one too many, and for a missing quote or bracket.';
    return { problem: errorAt({ file, entry }, `is not JSON here. ${hint}`) };
  }
}

/** What text editors make of straight quotes, and single ones. */
const OTHER_QUOTES = /[\p{Pi}\p{Pf}„‚'`´]/u;

/** Before the part of the text that an error of `JSON.parse` quotes in place of a position. */
const QUOTED = /^SyntaxError: Unexpected token '.+?', (\.\.\.)?"(.*?)"(?:\.\.\.)? is not valid JSON$/su;
/** How much of it stands before what is wrong, unless it is the beginning of the text. */
const QUOTED_BEFORE = 10;

/** Where the text stops being JSON. */
function positionIn(text: string, error: string): number {
  const [, digits] = /position (\d+)/.exec(error) ?? [];
  if (digits) return Number(digits);
  const [, isCut, part] = QUOTED.exec(error) ?? [];
  const from = part === undefined ? -1 : text.indexOf(part);
  if (from < 0) return text.length;
  return isCut ? from + QUOTED_BEFORE : from;
}

function toEntry(file: string, raw: unknown, number: number | null): RawEntry | Problem {
  const label = number === null ? undefined : `entry ${number}`;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return errorAt({ file, ...(label && { entry: label }) }, 'is not an object with fields.');
  const values = raw as Record<string, unknown>;
  const name = values.id ?? values.slug;
  return {
    file,
    ...(label && { label: typeof name === 'string' ? `${label} (${name})` : label }),
    isCell: false,
    values,
    fieldLabel: (field) => field,
  };
}
