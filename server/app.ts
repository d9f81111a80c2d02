import { Hono } from 'hono';
import { except } from 'hono/combine';
import { cors } from 'hono/cors';
import { DELIVERY_MAX_BYTES } from '../src/domain/delivery/delivery-limits.ts';
import { SPREAD_HEADER } from '../src/domain/delivery/public-headers.ts';
import { REVISION_HEADER } from '../src/domain/delivery/token-headers.ts';
import type { FetchQuery } from '../src/domain/routing/ssr-contract.ts';
import { createApplyAction } from './actions/apply-together.ts';
import { createDeliveryQueue } from './actions/delivery-queue.ts';
import { createDeliverySpread } from './actions/delivery-spread.ts';
import { actionHandlers } from './actions/handler-registry.ts';
import { crawlerRoutes } from './crawlers/routes.ts';
import type { Deps } from './deps.ts';
import { freeBytes } from './disk-room.ts';
import { UPLOAD_PATH, uploadRoutes } from './enquiries/upload-routes.ts';
import { errorTrace } from './error-trace.ts';
import { acceptsHtml } from './http/accepts-html.ts';
import { compressResponses } from './http/compress-responses.ts';
import { errorResponse } from './http/error-response.ts';
import { healthRoutes } from './http/health-routes.ts';
import { limitBody } from './http/limit-body.ts';
import { restRoutes } from './http/rest-routes.ts';
import { contentSecurityPolicy, securityHeaders } from './http/security-headers.ts';
import { handleTrpcRequest } from './http/trpc-handler.ts';
import { hourlyLimit } from './rate-limit/hourly-limit.ts';
import { networkRateLimit } from './rate-limit/network-rate-limit.ts';
import { createSsrQueryFn } from './ssr-query-fn.ts';
import { isUnavailable, RETRY_AFTER_S } from './unavailable.ts';
import { vendorRoutes } from './vendors/vendor-routes.ts';

export const MAX_BODY_BYTES = 1024 * 1024;
/** Several times the largest delivery of a page. */
export const MAX_CALL_BYTES = 4 * DELIVERY_MAX_BYTES;
/** In characters: longer than any address that the page builds, shorter than Node's own limit. */
export const MAX_ADDRESS_LENGTH = 32 * 1024;
const PREFLIGHT_S = 86_400;

export type AppExtras = {
  /** Only with the embedded user pool, which sends its codes there. */
  mailbox?: Hono;
  /** The responses for the sitemap; those of this server unless set. */
  fetchQuery?: FetchQuery;
  images?: Hono;
  assets?: Hono;
  pages?: Hono;
  /** In development only: a content security policy would block Vite's inline scripts and styles. */
  noPolicy?: boolean;
  /**
   * The clock of delivery queue and health, in ms. Tests hold it: on a busy machine the queue would send their
   * deliveries away.
   */
  elapsedMs?: () => number;
  /** How much of the disk of the data folder is free. */
  freeBytes?: () => number;
};

/** The server as one function from Request to Response. */
export function createApp(deps: Deps, extras: AppExtras = {}): Hono {
  const app = new Hono();
  app.use(compressResponses);
  app.use(securityHeaders(extras.noPolicy ? null : contentSecurityPolicy(deps.env)));
  // Any origin may call: no cookie is ever read, only the token identifies the caller. Errors get the headers too,
  // because a page on another host could not read them otherwise and would take a refusal for no answer.
  const exposeHeaders = [REVISION_HEADER, 'etag', 'retry-after', SPREAD_HEADER];
  const anyOrigin = cors({ origin: '*', exposeHeaders, maxAge: PREFLIGHT_S });
  app.use('/api/*', anyOrigin);
  app.use('/trpc/*', anyOrigin);
  // The service worker of such a page stores pictures, and has to read their type for that.
  app.use('/images/*', anyOrigin);
  app.use(async (c, next) => {
    if (c.req.url.length > MAX_ADDRESS_LENGTH)
      return errorResponse(c, 414, 'URI_TOO_LONG', 'The address is too long');
    // Node's adapter lets some hosts pass that are not valid in a URL, such as `xn--`.
    if (!URL.canParse(c.req.url)) return errorResponse(c, 400, 'BAD_REQUEST', 'The host is not valid');
    return next();
  });
  const limitTo = (bytes: number) =>
    limitBody(bytes, (c) => errorResponse(c, 413, 'PAYLOAD_TOO_LARGE', 'The request is too large'));
  app.use('/trpc/*', limitTo(MAX_CALL_BYTES));
  // Uploads have a higher limit of their own.
  app.use(except(UPLOAD_PATH, limitTo(MAX_BODY_BYTES)));

  app.route('/', vendorRoutes(deps.env));
  const network = networkRateLimit(deps, deps.env.openActionsPerHour);
  const openOfAccount = hourlyLimit(deps.env.openActionsPerHour, deps.now);
  const allOfAccount = hourlyLimit(deps.env.actionsPerHour, deps.now);
  const account = (sub: string) => ({ open: openOfAccount(sub), all: allOfAccount(sub) });
  const elapsedMs = extras.elapsedMs ?? (() => performance.now());
  const queue = createDeliveryQueue(elapsedMs);
  const spread = createDeliverySpread(deps.env.syncSpreadS, deps.now);
  const applyAction = createApplyAction(deps, actionHandlers);
  const free = extras.freeBytes ?? (() => freeBytes(deps.env.dataDir));
  app.route('/', uploadRoutes(deps, free));
  app.route('/api', healthRoutes(deps.db, { freeBytes: free, elapsedMs }));
  app.route('/api', restRoutes(deps, spread.seconds));
  app.all('/api/*', (c) => errorResponse(c, 404, 'NOT_FOUND', 'There is no such call'));
  app.all('/trpc/*', (c) => {
    const limits = { network: network(c), account };
    return handleTrpcRequest(deps, c.req.raw, { queue, applyAction, limits, spread });
  });
  if (deps.identity.routes) app.route('/', deps.identity.routes);
  if (extras.mailbox) app.route('/', extras.mailbox);
  app.route('/', crawlerRoutes(deps, extras.fetchQuery ?? createSsrQueryFn(deps)));
  if (extras.images) app.route('/', extras.images);
  if (extras.assets) app.route('/', extras.assets);
  if (extras.pages) {
    app.get(POOL_ADDRESS, (c) => c.notFound());
    app.get(FILE_ADDRESS, (c, next) => (acceptsHtml(c) ? next() : c.notFound()));
    app.route('/', extras.pages);
  }

  app.notFound((c) => errorResponse(c, 404, 'NOT_FOUND', 'There is nothing at this address'));
  app.onError((error, c) => {
    const canRetry = isUnavailable(error);
    deps.log[canRetry ? 'warn' : 'error']({ path: c.req.path, ...errorTrace(error) }, 'a request failed');
    if (!canRetry) return errorResponse(c, 500, 'INTERNAL_SERVER_ERROR', 'Something went wrong on our side');
    c.header('retry-after', String(RETRY_AFTER_S));
    return errorResponse(c, 503, 'SERVICE_UNAVAILABLE', 'Try again in a moment');
  });
  return app;
}

const POOL_ADDRESS = '/:path{(idp|mailbox)(/.*)?}';
/** A missing file gets the not-found page only when it was opened as a page, not when a page loads it. */
const FILE_ADDRESS = '/:path{.*\\.[^/]+}';
