import { TRPCError } from '@trpc/server';
import superjson, { type SuperJSONResult } from 'superjson';

/** Of what superjson notes about the types of an input: a few values that are dates or undefined. */
export const MAX_META_CHARS = 8 * 1024;

/**
 * An input as the caller had it. What superjson notes about equal references is left out: the JSON has a full copy at
 * each place anyway, and one large value that is put at fifty places would be read fifty times.
 */
export function readInput({ json, meta }: SuperJSONResult): unknown {
  if (!meta?.values) return json;
  if (JSON.stringify(meta.values).length > MAX_META_CHARS)
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The input has too many types in its meta' });
  return superjson.deserialize({ json, meta: { values: meta.values, v: meta.v ?? 0 } }, { inPlace: true });
}
