import { createMiddleware } from 'hono/factory';
import { VIDEO_ORIGINS } from '../../src/domain/content/rich-text-policy.ts';
import type { ServerEnv } from '../env.ts';
import { vendorFrameSources } from '../vendors/vendor-settings.ts';
import type { InlineHashes } from './html-template.ts';

/** The content security policy of our HTML documents, which allows what is `inline` in them. */
export function contentSecurityPolicy(env: ServerEnv, inline: Partial<InlineHashes> = {}): string {
  const connect = [env.apiHost, env.pool.embedded ? '' : env.pool.endpoint, env.errorReportsTo]
    .filter(Boolean)
    .map(originOf);
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", inline.script].filter(Boolean),
    'style-src': ["'self'", inline.style].filter(Boolean),
    'img-src': ["'self'", 'data:', 'blob:', ...(env.apiHost ? [originOf(env.apiHost)] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'frame-src': [...VIDEO_ORIGINS, ...vendorFrameSources(env.vendors)],
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

const originOf = (address: string) => new URL(address).origin;

/** API responses are not documents, so nothing is allowed. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
const API_PATH = /^\/(api|trpc)\//;

/** `policy` is null in development only, where Vite adds inline scripts and styles. */
export const securityHeaders = (policy: string | null) =>
  createMiddleware(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    // The remaining headers only have an effect on documents, not on the files that they load.
    if (c.req.path.startsWith('/assets/') || c.req.path.startsWith('/images/')) return;
    const pathPolicy = API_PATH.test(c.req.path) ? API_POLICY : policy;
    // A handler may have set a policy of its own.
    if (pathPolicy && !c.res.headers.has('content-security-policy'))
      c.header('content-security-policy', pathPolicy);
    c.header('referrer-policy', 'strict-origin-when-cross-origin');
    c.header('permissions-policy', 'camera=(self), screen-wake-lock=(self), geolocation=(), microphone=()');
  });
