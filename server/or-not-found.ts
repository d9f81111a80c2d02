import { TRPCError } from '@trpc/server';

/** The thing itself. Throws NOT_FOUND with a sentence ("Brand Not Found") where there is none. */
export function orNotFound<T>(thing: T | null | undefined, kind: string): T {
  if (thing === null || thing === undefined)
    throw new TRPCError({ code: 'NOT_FOUND', message: `${kind} Not Found` });
  return thing;
}
