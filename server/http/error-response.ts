import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The JSON error of every endpoint outside tRPC and the user pool. */
export function errorResponse(
  c: Context,
  status: ContentfulStatusCode,
  code: string,
  message: string,
): Response {
  c.header('cache-control', 'no-store');
  return c.json({ error: { code, message } }, status);
}
