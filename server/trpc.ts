import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import type { Deps } from './deps.ts';
import { type Visitor, visitorOf } from './users/visitor.ts';

export type Context = Deps & {
  accessToken: string | null;
  /** Who asks; found out once per request. Null for nobody in particular. */
  visitor: () => Promise<Visitor | null>;
};

export function createContext(deps: Deps, accessToken: string | null): Context {
  let visitor: Promise<Visitor | null> | undefined;
  return {
    ...deps,
    accessToken,
    visitor: () => {
      visitor ??= accessToken ? visitorOf(deps, accessToken) : Promise.resolve(null);
      return visitor;
    },
  };
}

const t = initTRPC.context<Context>().create({
  transformer: superjson,
  isDev: false,
  errorFormatter: ({ shape, error }) => ({
    ...shape,
    // What went wrong inside (a query with its parameters, say) is for the log alone.
    message: error.code === 'INTERNAL_SERVER_ERROR' ? 'Something went wrong on our side' : shape.message,
    data: { code: shape.data.code, httpStatus: shape.data.httpStatus, path: shape.data.path },
  }),
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;
export const publicProcedure = t.procedure;

/** For signed-in visitors: their row is there, whatever they call first. */
export const userProcedure = t.procedure.use(async ({ ctx, next }) => {
  const visitor = await ctx.visitor();
  if (!visitor) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Sign in first' });
  return next({ ctx: { ...ctx, user: visitor } });
});
