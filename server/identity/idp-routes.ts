import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { errorTrace } from '../error-trace.ts';
import { limitBody } from '../http/limit-body.ts';
import { operations } from './operation-registry.ts';
import type { PoolContext } from './pool-context.ts';
import { PoolRefusal, throwRefusal } from './pool-refusal.ts';

const MAX_BODY_BYTES = 100_000;
const CONTENT_TYPE = 'application/x-amz-json-1.1';
/** How long a browser may cache a preflight response. */
const PREFLIGHT_SECONDS = 7200;

/** `/idp`: the identity service's protocol. Open to every origin because it reads no cookie. */
export function idpRoutes(pool: PoolContext, poolId: string): Hono {
  const app = new Hono();
  app.use(
    '/idp/*',
    async (c, next) => {
      await next();
      c.header('cache-control', 'no-store');
    },
    cors({
      origin: '*',
      allowMethods: ['POST', 'GET', 'OPTIONS'],
      exposeHeaders: ['x-amzn-errortype', 'date', 'retry-after'],
      maxAge: PREFLIGHT_SECONDS,
    }),
  );
  app.get(`/idp/${poolId}/.well-known/jwks.json`, (c) => c.json({ keys: [pool.signingKey.publicJwk] }));
  app.post(
    '/idp',
    limitBody(MAX_BODY_BYTES, (c) =>
      poolError(c, 413, 'RequestEntityTooLargeException', 'The request is too large.'),
    ),
    (c) => runOperation(c, pool),
  );
  app.all('/idp/*', (c) => poolError(c, 404, 'UnknownOperationException', 'Nothing is here.'));
  return app;
}

async function runOperation(c: Context, pool: PoolContext): Promise<Response> {
  const name = c.req.header('x-amz-target')?.split('.').at(-1) ?? '';
  const waitMs = pool.networkWaitMs(c, name);
  if (waitMs > 0) {
    c.header('retry-after', String(Math.ceil(waitMs / 1000)));
    return poolError(
      c,
      429,
      'TooManyRequestsException',
      'Too many of these requests came from this network.',
    );
  }
  try {
    const run =
      operations.get(name) ?? throwRefusal('UnknownOperationException', 'There is no such operation.');
    const body = await run(pool, parseJson(await c.req.text()));
    return c.body(JSON.stringify(body), 200, { 'content-type': CONTENT_TYPE });
  } catch (error) {
    if (error instanceof PoolRefusal) return poolError(c, 400, error.type, error.message);
    pool.log.error({ operation: name, ...errorTrace(error) }, 'identity operation failed');
    return poolError(c, 500, 'InternalErrorException', 'Something went wrong.');
  }
}

/** The JSON error of a user pool, as the phone's client of Amazon Cognito reads it. */
function poolError(c: Context, status: 400 | 404 | 413 | 429 | 500, type: string, message: string): Response {
  const headers = { 'content-type': CONTENT_TYPE, 'x-amzn-errortype': type };
  return c.body(JSON.stringify({ __type: type, message }), status, headers);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return throwRefusal('SerializationException', 'The request is no JSON.');
  }
}
