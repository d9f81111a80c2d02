import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import { klDay } from '../src/domain/time/dates.ts';
import type { Deps } from './deps.ts';
import type { Bearer } from './identity/identity.ts';
import type { RateLimit } from './rate-limit/network-rate-limit.ts';
import { isUnavailable } from './unavailable.ts';
import { authenticateVisitor, type Visitor, verifyBearer } from './visitors/visitor.ts';

export type Context = Deps & {
  /** Who asks: found out once per request, when first needed. Null for nobody in particular. */
  visitor: () => Promise<Visitor | null>;
  /** Whom the token names, whether or not they have a row. */
  verifyBearer: () => Promise<Bearer | null>;
  /**
   * The revision of the visitor's data that was current before anything of it was read, or null if nobody asked for
   * the visitor: every answer of the request is at least this new.
   */
  rev: () => number | null;
  /** How many open actions the asker's network may still send; null for none. */
  openActionLimit: RateLimit | null;
};

export function createContext(
  deps: Deps,
  accessToken: string | null,
  openActions: RateLimit | null = null,
): Context {
  let visitor: Promise<Visitor | null> | undefined;
  let rev: number | null = null;
  const find = async () => {
    const found = accessToken ? await authenticateVisitor(deps, accessToken) : null;
    rev = found?.rev ?? null;
    return found;
  };
  return {
    ...deps,
    openActionLimit: openActions,
    visitor: () => {
      visitor ??= find();
      return visitor;
    },
    verifyBearer: async () => (accessToken ? verifyBearer(deps, accessToken) : null),
    rev: () => rev,
  };
}

const t = initTRPC.context<Context>().create({
  transformer: superjson,
  isDev: false,
  errorFormatter: ({ shape, error }) => ({
    ...shape,
    message: messageOf(error),
    data: { code: shape.data.code, httpStatus: shape.data.httpStatus, path: shape.data.path },
  }),
});

/** What went wrong inside (a query with its values, say) is for the log, and what was sent is not repeated. */
function messageOf(error: TRPCError): string {
  if (error.code === 'INTERNAL_SERVER_ERROR') return 'Something went wrong on our side';
  const isUnreadable = error.code === 'PARSE_ERROR' || (error.code === 'BAD_REQUEST' && error.cause);
  return isUnreadable ? 'The input could not be understood' : error.message;
}

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

export const publicProcedure = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (!result.ok && isUnavailable(result.error))
    throw new TRPCError({
      code: 'SERVICE_UNAVAILABLE',
      message: 'Try again in a moment',
      cause: result.error,
    });
  return result;
});

/** For content that is dated in days before today. */
export const publicProcedureWithToday = publicProcedure.use(({ ctx, next }) =>
  next({ ctx: { ...ctx, today: klDay(ctx.now()) } }),
);

/** For signed-in visitors. Their row exists afterwards, whichever procedure they call first. */
export const userProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const visitor = await ctx.visitor();
  if (!visitor) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Sign in first' });
  return next({ ctx: { ...ctx, user: visitor } });
});
