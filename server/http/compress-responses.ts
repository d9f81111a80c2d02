import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import { acceptedEncoding } from './accepted-encoding.ts';
import { compress, MIN_COMPRESSED_BYTES } from './compression.ts';

/** They have no body, or a part of one. */
const NOT_COMPRESSED = [204, 206, 304];

/**
 * Compresses text of 1 KB and more, unless its handler has. BREACH finds nothing here: no cookie is ever read, so no
 * other site can make a phone request something secret.
 */
export const compressResponses = createMiddleware(async (c, next) => {
  await next();
  const { res } = c;
  if (NOT_COMPRESSED.includes(res.status) || res.headers.has('content-encoding') || !mayBeLong(res.headers))
    return;
  const encoding = acceptedEncoding(c.req.header('accept-encoding'));
  if (!encoding) return varyByEncoding(res.headers);
  const body = new Uint8Array(await res.arrayBuffer());
  const isShort = body.length < MIN_COMPRESSED_BYTES;
  // Hono would merge the headers of the response that the new one replaces.
  c.res = undefined;
  c.res = isShort
    ? new Response(body.length > 0 ? body : null, res)
    : new Response(await compress(body, encoding, 'quick'), {
        status: res.status,
        headers: compressedHeaders(res.headers, encoding),
      });
});

/** Whether this is text of 1 KB and more as far as headers tell: our own handlers state no length. */
function mayBeLong(headers: Headers): boolean {
  const length = headers.get('content-length');
  const isShort = length !== null && Number(length) < MIN_COMPRESSED_BYTES;
  return !isShort && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '');
}

function compressedHeaders(original: Headers, encoding: string): Headers {
  const headers = new Headers(original);
  headers.set('content-encoding', encoding);
  varyByEncoding(headers);
  headers.delete('content-length');
  // The same content in other bytes: only a weak tag is right for both.
  const etag = headers.get('etag');
  if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
  return headers;
}

function varyByEncoding(headers: Headers): void {
  if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('vary', 'accept-encoding');
}
