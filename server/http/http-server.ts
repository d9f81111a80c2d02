import { createServer, type RequestListener, type Server } from 'node:http';
import { answerClientErrors } from './client-errors.ts';

const MAX_HEADER_BYTES = 64 * 1024;
/**
 * Longer than any interval at which a page sends requests: 5 s between polls, up to 60 s between attempts. With Node's
 * 5 s each poll would open a connection, or meet one that is just being closed.
 */
const KEEP_ALIVE_MS = 75_000;
/** Longer than the connection may idle: some versions of Node count from the end of the previous request. */
const HEADERS_TIMEOUT_MS = KEEP_ALIVE_MS + 5_000;

/** Node's HTTP server with the limits of ours. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
    },
    listener,
  );
  answerClientErrors(server);
  return server;
}
