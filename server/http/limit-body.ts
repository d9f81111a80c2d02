import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';

/**
 * Answers a request by `onError` if its body is longer than `maxSize`. If it states its length, that is enough, since
 * Node takes no more than that. Hono's own limit looks at the body first, and for that makes a stream that nothing else
 * needs.
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
