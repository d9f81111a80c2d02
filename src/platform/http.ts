import {
  classifyResponse,
  classifyStatus,
  FROM_CACHE_HEADER,
  isJson,
  isPlainApiError,
  OUR_REQUEST,
  type PlainApiError,
  REQUEST_TIMEOUT_MS,
} from '../sync/classify-response.ts';
import { apiHost } from '../sync/env.ts';
import { reportReachable } from './connectivity.ts';
import { RequestError } from './request-error.ts';

/** The smallest response of our server. */
export const TIME_PATH = '/api/date/get/utc-date-time';

/**
 * Asks for the server's time at an address of its own: some caches on the way keep an answer although it forbids that,
 * and an hour later it is wrong by an hour.
 */
export const requestTime = (): Promise<Response> => fetchApi(`${TIME_PATH}?${Math.random()}`, {});

/** Sends one small request, so that it is known whether our server is reachable. */
export const probeServer = (): Promise<unknown> => requestTime().catch(() => {});

/** Our server is reachable when it answers or refuses, not when it asks to come back later. */
export function reportResponse(response: Response): void {
  const { status, headers } = response;
  const isAnswer = status === 304 || (isJson(response) && classifyStatus(status) !== 'no-answer');
  reportReachable(isAnswer && !headers.has(FROM_CACHE_HEADER));
}

/** No batch of answers is anywhere near as large. */
const MAX_BODY_BYTES = 4_000_000;

/** The response, with a body that breaks off when it grows far too long: a phone's memory is small. */
function limited(response: Response): Response {
  const { body } = response;
  if (!body) return response;
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, output) {
      bytes += part.length;
      if (bytes > MAX_BODY_BYTES) output.terminate();
      else output.enqueue(part);
    },
  });
  return new Response(body.pipeThrough(limit), response);
}

/**
 * A signal that is aborted with the first of these. The oldest browsers (see `scripts/browsers.ts`) have no
 * `AbortSignal.any`.
 */
function firstOf(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  }
  return controller.signal;
}

/**
 * A fetch that never sends cookies, follows no redirect, ends after 8 s, and reports whether our server is reachable. Not
 * from the browser's own cache, where a portal's page may stay for long after the portal has let the visitor through.
 */
export async function fetchApi(path: string, init: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const signal = init.signal ? firstOf([init.signal, timeout]) : timeout;
  try {
    const response = await fetch(apiHost + path, { cache: 'no-store', ...init, ...OUR_REQUEST, signal });
    reportResponse(response);
    return limited(response);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    reportReachable(false);
    throw new RequestError('no-answer', 'The server could not be reached', '', 0, { cause: error });
  }
}

/** Reads the JSON of a plain call. Throws RequestError for anything but a good answer. */
export async function readJson(response: Response): Promise<unknown> {
  const { status } = response;
  const body: unknown = await response.json().catch(() => undefined);
  const kind = classifyResponse(response, body, isPlainApiError);
  if (kind === 'answer') return body;
  if (kind !== 'no-answer') {
    const { code, message } = (body as PlainApiError).error;
    throw new RequestError('client', String(message ?? code), code, status);
  }
  if (classifyStatus(status) === 'no-answer') throw new RequestError('no-answer', 'No answer', '', status);
  throw new RequestError('invalid-response', 'Not from our server', '', status);
}
