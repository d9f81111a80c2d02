import { TRPCError } from '@trpc/server';

/** Returns `value`. Throws NOT_FOUND ("Brand Not Found") if there is none. */
export function orNotFound<T>(value: T | null | undefined, kind: string): T {
  if (value === null || value === undefined)
    throw new TRPCError({ code: 'NOT_FOUND', message: `${kind} Not Found` });
  return value;
}
