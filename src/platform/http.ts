import {
  classifyResponse,
  classifyStatus,
  FROM_CACHE_HEADER,
  isJson,
  isPlainApiError,
  type PlainApiError,
  REQUEST_TIMEOUT_MS,
} from '../sync/classify-response.ts';
import { apiHost } from '../sync/env.ts';
import { reportReachable } from './connectivity.ts';
import { RequestError } from './request-error.ts';

/** The smallest response of our server. */
export const TIME_PATH = '/api/date/get/utc-date-time';

/** Sends one small request, so that it is known whether our server is reachable. */
export const probeServer = (): Promise<unknown> => fetchApi(TIME_PATH, { cache: 'no-store' }).catch(() => {});

/** Our server is reachable when it answers or refuses, not when it asks to come back later. */
export function reportResponse(response: Response): void {
  const { status, headers } = response;
  const isAnswer = status === 304 || (isJson(response) && classifyStatus(status) !== 'no-answer');
  reportReachable(isAnswer && !headers.has(FROM_CACHE_HEADER));
}

/** A fetch that never sends cookies, ends after 8 s, and reports whether our server is reachable. */
export async function fetchApi(path: string, init: RequestInit = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  try {
    const response = await fetch(apiHost + path, { ...init, credentials: 'omit', signal });
    reportResponse(response);
    return response;
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
  throw new RequestError('invalid-response', 'The response is not from our server', '', status);
}
