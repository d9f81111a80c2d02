import type { Database } from './database.ts';
import type { LocalRecordName } from './storage-keys.ts';

// Told by hand: a first visit looks these up before anything else, and needs no schema library for it.

const kinds = {
  string: (value: unknown): value is string => typeof value === 'string',
  /** Not empty. */
  name: (value: unknown): value is string => typeof value === 'string' && value !== '',
  number: (value: unknown): value is number => Number.isFinite(value),
  /** Not below 0. */
  amount: (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0,
};
/** The fields of a stored fact. */
export type RecordShape = Readonly<Record<string, keyof typeof kinds>>;
export type LocalRecord<S extends RecordShape> = {
  [K in keyof S]: (typeof kinds)[S[K]] extends (value: unknown) => value is infer T ? T : never;
};

/** Reads one fact. Something stored that does not fit its shape counts as nothing. */
export async function readRecord<S extends RecordShape>(
  store: Database,
  name: LocalRecordName,
  shape: S,
): Promise<LocalRecord<S> | null> {
  return parseRecord(shape, await store.read(['facts'], ({ facts }) => facts.get(name)));
}

/** The fields of the shape, and nothing else that is stored beside them. */
export function parseRecord<S extends RecordShape>(shape: S, stored: unknown): LocalRecord<S> | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = Object.entries(shape).map(
    ([name, kind]) => [name, (stored as Record<string, unknown>)[name], kind] as const,
  );
  if (!fields.every(([, value, kind]) => kinds[kind](value))) return null;
  return Object.fromEntries(fields.map(([name, value]) => [name, value])) as LocalRecord<S>;
}
