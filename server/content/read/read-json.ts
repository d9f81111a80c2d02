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
export function parseJson(file: string, text: string): { value: unknown } | { problem: Problem } {
  try {
    return { value: JSON.parse(text.replace(/^\ufeff/, '')) };
  } catch (error) {
    const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length);
    const before = text.slice(0, position).split('\n');
    const entry = `line ${before.length}`;
    return {
      problem: errorAt(
        { file, entry },
        'is not JSON here. Look for a missing comma, or one too many, and for a missing quote or bracket.',
      ),
    };
  }
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
