import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Deps } from './deps.ts';
import { refuse } from './http/answers.ts';
import { plainCalls } from './http/plain-calls.ts';
import { contentSecurityPolicy, securityHeaders } from './http/security-headers.ts';
import { appRouter } from './router.ts';
import { createContext } from './trpc.ts';

const MAX_BODY_BYTES = 1024 * 1024;
/** Above anything that the page builds, below what Node takes. */
const MAX_ADDRESS_LENGTH = 32 * 1024;

export type Extras = {
  images?: Hono;
  assets?: Hono;
  pages?: Hono;
  /** Hashes of styles inside our HTML; null in development, where no policy is sent. */
  styleHashes?: readonly string[] | null;
};

/** The server as one function from Request to Response. */
export function createApp(deps: Deps, extras: Extras = {}): Hono {
  const app = new Hono();
  const { styleHashes = [] } = extras;
  app.use(securityHeaders(styleHashes && contentSecurityPolicy(deps.env, styleHashes)));
  app.use(async (c, next) => {
    if (c.req.url.length > MAX_ADDRESS_LENGTH)
      return refuse(c, 414, 'URI_TOO_LONG', 'The address is too long');
    return next();
  });
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => refuse(c, 413, 'PAYLOAD_TOO_LARGE', 'The request is too large'),
    }),
  );
  // No cookie is ever read, so that any origin may ask: the token alone says who does.
  const open = cors({ origin: '*', exposeHeaders: ['x-rev', 'etag', 'retry-after'], maxAge: 86_400 });
  app.use('/api/*', open);
  app.use('/trpc/*', open);

  app.route('/api', plainCalls(deps));
  app.all('/api/*', (c) => refuse(c, 404, 'NOT_FOUND', 'There is no such call'));
  app.all('/trpc/*', (c) => remoteProcedures(deps, c.req.raw));
  if (deps.identity.routes) {
    app.route('/', deps.identity.routes.idp);
    app.route('/', deps.identity.routes.mailbox);
  }
  if (extras.images) app.route('/', extras.images);
  if (extras.assets) app.route('/', extras.assets);
  if (extras.pages) app.get(NOT_A_PAGE, (c) => c.notFound()).route('/', extras.pages);

  app.notFound((c) => refuse(c, 404, 'NOT_FOUND', 'There is nothing at this address'));
  app.onError((error, c) => {
    deps.log.error({ error: error.name, path: c.req.path }, 'a request failed');
    return refuse(c, 500, 'INTERNAL_SERVER_ERROR', 'Something went wrong on our side');
  });
  return app;
}

/** A file that is not there is not a page either, nor is anything under the server's own addresses. */
const NOT_A_PAGE = '/:path{(idp|mailbox)(/.*)?|.*\\.[^/]+}';

async function remoteProcedures(deps: Deps, req: Request): Promise<Response> {
  const token = /^Bearer (\S+)$/i.exec(req.headers.get('authorization') ?? '')?.[1] ?? null;
  const context = createContext(deps, token);
  // Found out before any procedure reads, so that every answer is at least as new as `x-rev` says.
  const visitor = await context.visitor();
  return fetchRequestHandler({
    endpoint: '/trpc',
    req,
    router: appRouter,
    createContext: () => context,
    responseMeta: () => ({
      headers: token
        ? new Headers({ 'cache-control': 'no-store', ...(visitor && { 'x-rev': String(visitor.rev) }) })
        : new Headers({ 'cache-control': 'no-cache' }),
    }),
    onError: ({ error, path }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR')
        deps.log.error({ path, error: error.cause?.name ?? error.name }, 'a procedure failed');
    },
  });
}
