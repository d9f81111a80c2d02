import type { Place } from '../problem.ts';
import type { Sources } from '../read/parse-entries.ts';
import { placeIn } from '../read/raw-entry.ts';

/** Where an entry stands, or one of its fields. */
export function placeOf(sources: Sources, entry: object, field?: string): Place {
  const raw = sources.get(entry);
  return raw ? placeIn(raw, field) : { file: '' };
}

/** What a sentence calls an entry: `programme.csv, row 3`. */
export function nameOf(sources: Sources, entry: object): string {
  const { file, entry: label } = placeOf(sources, entry);
  return [file, label].filter(Boolean).join(', ');
}
