import type { Database } from './database.ts';
import type { LocalRecordName } from './storage-keys.ts';

// Checked by hand: every first visit reads these records, and must not load the schema library for them. The database
// store is called `facts`, its old name, which stored data keeps.

const kinds = {
  string: (value: unknown): value is string => typeof value === 'string',
  /** Not empty. */
  name: (value: unknown): value is string => typeof value === 'string' && value !== '',
  number: (value: unknown): value is number => Number.isFinite(value),
  /** Not below 0. */
  amount: (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0,
};
/** The fields of a stored record. */
type RecordShape = Readonly<Record<string, keyof typeof kinds>>;
export type LocalRecord<S extends RecordShape> = {
  [K in keyof S]: (typeof kinds)[S[K]] extends (value: unknown) => value is infer T ? T : never;
};

/** Reads one record; null if there is none of this shape. Throws StorageUnavailable. */
export async function readRecord<S extends RecordShape>(
  database: Database,
  name: LocalRecordName,
  shape: S,
): Promise<LocalRecord<S> | null> {
  return parseRecord(shape, await database.read(['facts'], ({ facts }) => facts.get(name)));
}

/** The fields of the shape without any other stored field; null if one is missing or of another kind. */
export function parseRecord<S extends RecordShape>(shape: S, stored: unknown): LocalRecord<S> | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = Object.entries(shape).map(
    ([name, kind]) => [name, (stored as Record<string, unknown>)[name], kind] as const,
  );
  if (!fields.every(([, value, kind]) => kinds[kind](value))) return null;
  return Object.fromEntries(fields.map(([name, value]) => [name, value])) as LocalRecord<S>;
}
