import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';

/** A client that sends more than this after an error is cut off. Far above the largest limit of any body. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/**
 * Answers Node's requests with `fetch`. A response that does not need the whole body, such as a 413, is sent once the
 * rest has arrived and was thrown away: a client that is still sending would see a reset instead of the response.
 */
export function requestListener(
  fetch: Fetch,
  hostname: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const answer = async (request: Request, env: HttpBindings): Promise<Response> => {
    const response = await fetch(request, env);
    if (env.incoming.complete || (await discardRest(env.incoming))) return response;
    const headers = new Headers(response.headers);
    headers.set('connection', 'close');
    return new Response(response.body, { status: response.status, headers });
  };
  const handle = getRequestListener(
    (request, env) => {
      const bindings = env as HttpBindings;
      return hasBody(bindings.incoming) ? answer(request, bindings) : fetch(request, bindings);
    },
    { hostname },
  );
  return (request, response) => void handle(request, response);
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Returns false if there is too much. A client that stops sending is cut off by Node's own time limit. */
function discardRest(incoming: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    let bytes = 0;
    // Nothing reads the body any more: what a stream still listens for would be kept in memory.
    incoming.removeAllListeners('data');
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_DISCARDED_BYTES) resolve(false);
    });
    incoming.once('end', () => resolve(true));
    incoming.once('close', () => resolve(true));
    incoming.resume();
  });
}
