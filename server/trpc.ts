import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import { dayAt } from '../src/domain/time/expo-time.ts';
import { NO_TOKEN_CAME } from '../src/domain/visitor/no-session.ts';
import type { ApplyAction } from './actions/apply-together.ts';
import type { DeliveryQueue } from './actions/delivery-queue.ts';
import type { DeliverySpread } from './actions/delivery-spread.ts';
import { revisionHeaders } from './actions/revision-headers.ts';
import type { Deps } from './deps.ts';
import type { Bearer } from './identity/identity.ts';
import type { AccountLimits, RateLimit } from './rate-limit/hourly-limit.ts';
import { readInput } from './read-input.ts';
import { isUnavailable, Overloaded } from './unavailable.ts';
import { authenticateVisitor, type Visitor, verifyBearer } from './visitors/visitor.ts';

type Context = Deps & {
  /** Whether the request came with a token, valid or not. */
  hasToken: boolean;
  /** The signed-in visitor, loaded once per request at first use. Null without a valid token. */
  loadVisitor: () => Promise<Visitor | null>;
  /** The verified token's owner, even if there is no visitor row yet. */
  verifyBearer: () => Promise<Bearer | null>;
  /** The same, in procedures that require it. */
  bearer?: Bearer;
  /**
   * How new the visitor's data in the response is, from before any of it was read. Empty if the request did not load
   * the visitor.
   */
  revisionHeaders: () => Readonly<Record<string, string>>;
  /** Null where no actions are accepted. */
  deliveries: Deliveries | null;
};

export type Deliveries = {
  queue: DeliveryQueue;
  applyAction: ApplyAction;
  /** Counts visitors, and says over how many seconds phones are to spread their deliveries. */
  spread: DeliverySpread;
  /** How many open actions the caller's network may send without an account, and how many actions each account may. */
  limits: { network: RateLimit; account: (sub: string) => AccountLimits };
};

export function createContext(
  deps: Deps,
  accessToken: string | null,
  deliveries: Deliveries | null = null,
  /** The header of the request; see `revisionHeaders`. */
  waiting: string | null = null,
): Context {
  let loading: Promise<Visitor | null> | undefined;
  let headers = {};
  const load = async () => {
    const loaded = accessToken ? await authenticateVisitor(deps, accessToken) : null;
    if (!loaded) return null;
    deliveries?.spread.addVisitor(loaded.cognitoSub);
    headers = await revisionHeaders(deps.db, loaded, waiting);
    return loaded;
  };
  return {
    ...deps,
    hasToken: accessToken !== null,
    deliveries,
    loadVisitor: () => {
      loading ??= load();
      return loading;
    },
    verifyBearer: async () => (accessToken ? verifyBearer(deps, accessToken) : null),
    revisionHeaders: () => headers,
  };
}

/** `needsSession`: for the description of the API. */
type Meta = { needsSession?: boolean };

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    transformer: { input: { serialize: superjson.serialize, deserialize: readInput }, output: superjson },
    isDev: false,
    errorFormatter: ({ shape, error }) => ({
      ...shape,
      message: messageOf(error),
      data: { code: shape.data.code, httpStatus: shape.data.httpStatus, path: shape.data.path },
    }),
  });

/** Hides internal errors, whose messages may quote values of a query, and never repeats the input. */
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

/** For content that is shown until a day. */
export const publicProcedureWithToday = publicProcedure.use(({ ctx, next }) =>
  next({ ctx: { ...ctx, today: dayAt(ctx.now()) } }),
);

const unauthorised = ({ hasToken }: Pick<Context, 'hasToken'>) =>
  new TRPCError({ code: 'UNAUTHORIZED', message: hasToken ? 'Sign in first' : NO_TOKEN_CAME });

/** Requires a signed-in visitor, whose row is created at their first request. */
const requireVisitor = t.middleware(async ({ ctx, next }) => {
  const visitor = await ctx.loadVisitor();
  if (!visitor) throw unauthorised(ctx);
  return next({ ctx: { ...ctx, visitor } });
});
export const visitorProcedure = publicProcedure.meta({ needsSession: true }).use(requireVisitor);

/** Requires a verified token. Its owner may have no row yet. */
const requireBearer = t.middleware(async ({ ctx, next }) => {
  const bearer = await ctx.verifyBearer();
  if (!bearer) throw unauthorised(ctx);
  return next({ ctx: { ...ctx, bearer } });
});
export const bearerProcedure = publicProcedure.meta({ needsSession: true }).use(requireBearer);

/**
 * Tells a phone to come back later if there is too much to do, before the database is asked for anything about its
 * actions. The body of the request is read first: a slow line is no work of the server.
 */
const queueDelivery = t.middleware(async ({ ctx, getRawInput, next }) => {
  if (!ctx.deliveries) throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED', message: 'Not accepted here' });
  const { queue, ...deliveries } = ctx.deliveries;
  const account = ctx.bearer?.sub ?? null;
  await getRawInput();
  const retryAfterS = queue.enter(account);
  if (retryAfterS !== null)
    throw new TRPCError({
      code: 'SERVICE_UNAVAILABLE',
      message: 'Try again in a moment',
      cause: new Overloaded(retryAfterS),
    });
  try {
    return await next({ ctx: deliveries });
  } finally {
    queue.leave(account);
  }
});
export const openDeliveryProcedure = publicProcedure.use(queueDelivery);
/** The token comes first: a call without a valid one takes no place in the queue. */
export const bearerDeliveryProcedure = bearerProcedure.use(queueDelivery);
