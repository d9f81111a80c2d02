import { createMiddleware } from 'hono/factory';
import { FILM_ORIGINS } from '../../src/domain/content/rich-text-policy.ts';
import type { ServerEnv } from '../env.ts';

/** What a document of ours may do. `styleHash` allows the style that rides in its HTML. */
export function contentSecurityPolicy(env: ServerEnv, styleHash = ''): string {
  const connect = [env.apiHost, env.pool.embedded ? '' : env.pool.endpoint, env.errorReportsTo]
    .filter(Boolean)
    .map((address) => new URL(address).origin);
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", styleHash].filter(Boolean),
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'frame-src': FILM_ORIGINS,
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** An answer to a call is no document: it may do nothing at all. */
const OF_CALLS = "default-src 'none'; frame-ancestors 'none'";
const CALL = /^\/(api|trpc)\//;

/** `policy` is null in development only, where Vite puts scripts and styles into the page. */
export const securityHeaders = (policy: string | null) =>
  createMiddleware(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    // A policy says what a document may do; on the files it loads it would only be weight.
    if (c.req.path.startsWith('/assets/') || c.req.path.startsWith('/images/')) return;
    // An address with a policy of its own keeps it.
    const own = CALL.test(c.req.path) ? OF_CALLS : policy;
    if (own && !c.res.headers.has('content-security-policy')) c.header('content-security-policy', own);
    c.header('referrer-policy', 'strict-origin-when-cross-origin');
    c.header('permissions-policy', 'camera=(self), screen-wake-lock=(self), geolocation=(), microphone=()');
    c.header('cross-origin-opener-policy', 'same-origin');
  });
