import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { MAX_FILE_BYTES } from '../../src/domain/enquiry/attachment-files.ts';
import type { Deps } from '../deps.ts';
import { errorResponse } from '../http/error-response.ts';
import { networkRateLimit } from '../rate-limit/network-rate-limit.ts';
import { detectFileKind } from './detect-file-kind.ts';
import { isUploadQuotaExceeded, storeUpload } from './upload-store.ts';

export const UPLOAD_PATH = '/api/uploads/*';
/** Several times what the enquiries of one network may carry. */
const FILES_PER_ACTION = 6;
const RETRY_AFTER_S = '60';

/**
 * `PUT /api/uploads/<sha256>` takes a file that an action is going to name. Who sends it is not asked: a file says
 * nothing until it is named, is never served to anybody, and does not stay if nobody names it.
 */
export function uploadRoutes(deps: Deps): Hono {
  const allowance = networkRateLimit(deps, deps.env.openActionsPerHour * FILES_PER_ACTION);
  return new Hono().put(
    '/api/uploads/:hash{[0-9a-f]{64}}',
    async (c, next) => {
      const isTooMuch = !allowance(c).tryConsume();
      if (!isTooMuch && !(await isUploadQuotaExceeded(deps))) return next();
      c.header('retry-after', RETRY_AFTER_S);
      return isTooMuch
        ? errorResponse(c, 429, 'TOO_MANY_REQUESTS', 'Too many files came from this network')
        : errorResponse(c, 503, 'SERVICE_UNAVAILABLE', 'There is no room for files at the moment');
    },
    bodyLimit({
      maxSize: MAX_FILE_BYTES,
      onError: (c) => errorResponse(c, 413, 'PAYLOAD_TOO_LARGE', 'A file may have 5 MB'),
    }),
    async (c) => {
      const bytes = Buffer.from(await c.req.arrayBuffer());
      const hash = c.req.param('hash');
      if (createHash('sha256').update(bytes).digest('hex') !== hash)
        return errorResponse(c, 422, 'HASH_MISMATCH', 'The bytes are not those of the address');
      const kind = detectFileKind(bytes, c.req.header('content-type') ?? '');
      if (!kind) return errorResponse(c, 415, 'UNSUPPORTED_MEDIA_TYPE', 'Such files are not taken');
      await storeUpload(deps, { hash, kind, bytes });
      c.header('cache-control', 'no-store');
      return c.json({ hash, kind, size: bytes.length });
    },
  );
}
