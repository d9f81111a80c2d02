// @script wire

import { createTRPCUntypedClient, httpBatchLink } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from '../../server/contract.ts';
import { NO_SESSION } from '../domain/visitor/no-session.ts';
import { isPublicKey } from './query-options.ts';
import { RequestError } from './request-error.ts';
import { isRestPath, restCall } from './rest-client.ts';
import { checkResponse, fetchResponse, toRequestError } from './trpc-responses.ts';

// For the server that renders pages: never loaded by a browser.

const client = createTRPCUntypedClient<AppRouter>({
  links: [httpBatchLink({ url: '/trpc', transformer: superjson, fetch: fetchResponse })],
});

/**
 * Asks the API host for what is the same for all visitors, as a page does: with the same limits and schemas, and no
 * token. Throws RequestError.
 */
export async function askApi([path, input]: readonly unknown[]): Promise<unknown> {
  const name = String(path);
  if (!isPublicKey([name])) throw new RequestError('no-answer', 'There is no session', NO_SESSION, 401);
  if (isRestPath(name)) return restCall(name, { input });
  try {
    return checkResponse(name, await client.query(name, input));
  } catch (error) {
    throw toRequestError(error);
  }
}
