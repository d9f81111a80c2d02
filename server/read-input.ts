import { TRPCError } from '@trpc/server';
import superjson, { type SuperJSONResult } from 'superjson';

/** The limit for superjson's notes on the types of an input: only a few values are dates or undefined. */
export const MAX_META_CHARS = 8 * 1024;

/** What superjson may do to a value. Pages send no others, and those of some make gigabytes of one number. */
const TYPES: readonly unknown[] = ['Date', 'undefined', 'number'];

/** Whether notes name no other types: `["Date"]`, `{ "0.at": ["Date"] }` or both, `["Date", { … }]`. */
const areKnown = (notes: unknown): boolean =>
  Array.isArray(notes)
    ? TYPES.includes(notes[0]) && notes.slice(1).every(areKnown)
    : typeof notes === 'object' && notes !== null && Object.values(notes).every(areKnown);

/**
 * An input as the caller had it. What superjson notes about equal references is left out: the JSON has a full copy at
 * each place anyway, and one large value that is put at fifty places would be read fifty times.
 */
export function readInput({ json, meta }: SuperJSONResult): unknown {
  if (!meta?.values) return json;
  if (JSON.stringify(meta.values).length > MAX_META_CHARS)
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The input has too many types in its meta' });
  if (!areKnown(meta.values))
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The input has other types than dates in its meta' });
  return superjson.deserialize({ json, meta: { values: meta.values, v: meta.v ?? 0 } }, { inPlace: true });
}
