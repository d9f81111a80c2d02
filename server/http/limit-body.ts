import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';

/**
 * Answers a request with a longer body by `onError`. Its stated length is enough, since Node takes no more than that. Hono's
 * own limit looks at the body first, for which a request with streams is made that nothing else needs.
 */
export function limitBody(maxSize: number, onError: (c: Context) => Response) {
  const countBytes = bodyLimit({ maxSize, onError });
  return createMiddleware(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const length = c.req.header('content-length');
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return countBytes(c, next);
    return Number(length) > maxSize ? onError(c) : next();
  });
}
