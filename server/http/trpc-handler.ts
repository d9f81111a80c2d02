import type { TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { WAITING_HEADER } from '../../src/domain/delivery/token-headers.ts';
import type { Deps } from '../deps.ts';
import { errorTrace } from '../error-trace.ts';
import { appRouter } from '../router.ts';
import { createContext, type Deliveries } from '../trpc.ts';
import { Overloaded, RETRY_AFTER_S } from '../unavailable.ts';
import { MAX_CALLS_PER_REQUEST } from './calls-per-request.ts';

const BEARER = /^Bearer (\S+)$/i;

/** Handles `/trpc/<paths>`; the access token comes in `authorization`. */
export async function handleTrpcRequest(deps: Deps, req: Request, deliveries: Deliveries): Promise<Response> {
  const token = BEARER.exec(req.headers.get('authorization') ?? '')?.[1] ?? null;
  const context = createContext(deps, token, deliveries, req.headers.get(WAITING_HEADER));
  const response = await fetchRequestHandler({
    endpoint: '/trpc',
    req,
    router: appRouter,
    maxBatchSize: MAX_CALLS_PER_REQUEST,
    createContext: () => context,
    responseMeta: ({ errors }) => ({ headers: headersFor(context.revisionHeaders(), errors) }),
    onError: ({ error, path }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR')
        deps.log.error({ path, ...errorTrace(error.cause ?? error) }, 'a procedure failed');
      if (error.code === 'SERVICE_UNAVAILABLE')
        deps.log.warn({ path, ...errorTrace(error.cause) }, 'a procedure is unavailable');
    },
  });
  // The adapter sets no content type on its earliest errors, and the page ignores responses that are not JSON.
  if (!response.headers.get('content-type')?.startsWith('application/'))
    response.headers.set('content-type', 'application/json');
  return response;
}

function headersFor(revision: Readonly<Record<string, string>>, errors: readonly TRPCError[]): Headers {
  const headers = new Headers({ 'cache-control': 'no-store', ...revision });
  const unavailable = errors.find((error) => error.code === 'SERVICE_UNAVAILABLE');
  if (unavailable) headers.set('retry-after', String(retryAfterS(unavailable.cause)));
  return headers;
}

const retryAfterS = (cause: unknown) => (cause instanceof Overloaded ? cause.retryAfterS : RETRY_AFTER_S);
