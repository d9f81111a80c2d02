import type { FactName } from './storage-keys.ts';
import type { Store } from './store.ts';

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
export type Shape = Readonly<Record<string, keyof typeof kinds>>;
export type Fact<S extends Shape> = {
  [K in keyof S]: (typeof kinds)[S[K]] extends (value: unknown) => value is infer T ? T : never;
};

/** Reads one fact. Something stored that does not fit its shape counts as nothing. */
export async function readFact<S extends Shape>(
  store: Store,
  name: FactName,
  shape: S,
): Promise<Fact<S> | null> {
  return asFact(shape, await store.read(['facts'], ({ facts }) => facts.get(name)));
}

/** The fields of the shape, and nothing else that is stored beside them. */
export function asFact<S extends Shape>(shape: S, stored: unknown): Fact<S> | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = Object.entries(shape).map(
    ([name, kind]) => [name, (stored as Record<string, unknown>)[name], kind] as const,
  );
  if (!fields.every(([, value, kind]) => kinds[kind](value))) return null;
  return Object.fromEntries(fields.map(([name, value]) => [name, value])) as Fact<S>;
}
