import * as v from 'valibot';
import type { FactName } from './storage-keys.ts';
import type { Store } from './store.ts';

/** Reads one fact. Something stored that does not fit its schema counts as nothing. */
export async function readFact<T>(
  store: Store,
  name: FactName,
  schema: v.GenericSchema<unknown, T>,
): Promise<T | null> {
  return asFact(schema, await store.read(['facts'], ({ facts }) => facts.get(name)));
}

export function asFact<T>(schema: v.GenericSchema<unknown, T>, stored: unknown): T | null {
  const parsed = v.safeParse(schema, stored);
  return parsed.success ? parsed.output : null;
}
