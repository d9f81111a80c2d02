import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { MAX_FILE_BYTES } from '../../src/domain/enquiry/attachment-files.ts';
import type { Deps } from '../deps.ts';
import { errorResponse } from '../http/error-response.ts';
import { limitBody } from '../http/limit-body.ts';
import { atMostHourly } from '../log/at-most-hourly.ts';
import { networkRateLimit } from '../rate-limit/network-rate-limit.ts';
import { detectFileKind } from './detect-file-kind.ts';
import { noRoomForFiles, storeUpload } from './upload-store.ts';

export const UPLOAD_PATH = '/api/uploads/*';
/** Uploads that a network may make for each open action that it may send. */
const FILES_PER_ACTION = 6;
const RETRY_AFTER_S = '60';

/**
 * `PUT /api/uploads/<sha256>` stores a file that a later action refers to. Needs no account: a file is never served,
 * and is removed unless an action refers to it. `freeBytes`: of the disk of the data folder.
 */
export function uploadRoutes(deps: Deps, freeBytes: () => number): Hono {
  const uploadLimit = networkRateLimit(deps, deps.env.openActionsPerHour * FILES_PER_ACTION);
  const warn = atMostHourly((message) => deps.log.warn({}, message), deps.now);
  return new Hono().put(
    '/api/uploads/:hash{[0-9a-f]{64}}',
    async (c, next) => {
      const isLimited = !uploadLimit(c).tryConsume();
      const obstacle = isLimited ? null : await noRoomForFiles(deps, freeBytes);
      if (!isLimited && !obstacle) return next();
      if (obstacle) warn(`Files of messages wait on the phones. ${obstacle}`);
      c.header('retry-after', RETRY_AFTER_S);
      return isLimited
        ? errorResponse(c, 429, 'TOO_MANY_REQUESTS', 'Too many files came from this network')
        : errorResponse(c, 503, 'SERVICE_UNAVAILABLE', 'There is no room for files at the moment');
    },
    limitBody(MAX_FILE_BYTES, (c) => errorResponse(c, 413, 'PAYLOAD_TOO_LARGE', 'A file may have 5 MB')),
    async (c) => {
      const bytes = Buffer.from(await c.req.arrayBuffer());
      const hash = c.req.param('hash');
      if (createHash('sha256').update(bytes).digest('hex') !== hash)
        return errorResponse(c, 422, 'HASH_MISMATCH', 'The bytes are not those of the address');
      const kind = detectFileKind(bytes, c.req.header('content-type') ?? '');
      if (!kind)
        return errorResponse(
          c,
          415,
          'UNSUPPORTED_MEDIA_TYPE',
          'Such files are not taken, nor documents with macros or embedded objects',
        );
      await storeUpload(deps, { hash, kind, bytes });
      c.header('cache-control', 'no-store');
      return c.json({ hash, kind, size: bytes.length });
    },
  );
}
