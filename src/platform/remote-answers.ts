import * as v from 'valibot';
import { expoDetailSchema, expoListSchema } from '../domain/expo-schema.ts';
import { userSchema } from '../domain/user.ts';

// Loaded with the wire. What comes from a server is believed only in the shape that the page was written for.

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.pipe(v.string(), v.minLength(1));
const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null && !Array.isArray(x);
/** A list, `{ flags: list }`, or a map of names to booleans. */
const areFlags = (raw: unknown): boolean => {
  if (Array.isArray(raw)) return raw.every(isObject);
  if (!isObject(raw)) return false;
  return 'flags' in raw && typeof raw.flags !== 'boolean'
    ? Array.isArray(raw.flags) && areFlags(raw.flags)
    : Object.values(raw).every((value) => typeof value === 'boolean');
};

/** By procedure path. A procedure that is not listed answers whatever it answers. */
const schemas: Record<string, v.GenericSchema> = {
  'businesses.expos.list': expoListSchema,
  'businesses.expos.detail': expoDetailSchema,
  'businesses.settings.getAllFeatureFlags': v.pipe(v.unknown(), v.check(areFlags)),
  'users.carts.count': count,
  'users.notifications.unreadCount': count,
  'users.profiles.myDetail': v.object({ ...userSchema.entries, passKey: text, passKeyId: text }),
};

/** The answer as its schema reads it; null for one of another shape. */
export function readAnswer(path: string, answer: unknown): { answer: unknown } | null {
  const schema = Object.hasOwn(schemas, path) ? schemas[path] : undefined;
  if (!schema) return { answer };
  const read = v.safeParse(schema, answer);
  return read.success ? { answer: read.output } : null;
}
