import { apiHost } from '../sync/env.ts';
import { reportReachable } from './connectivity.ts';
import { isRetryLaterStatus, RequestError } from './request-error.ts';

export const CALL_TIMEOUT_MS = 8_000;

/** Our servers speak JSON; what a captive portal says is not theirs. */
export const isJson = (response: Response) => /json/.test(response.headers.get('content-type') ?? '');

/** Any answer of our own server means that it is there; "later" means that it is not, for now. */
export function reportResponse(response: Response): void {
  const isOurs = response.status === 304 || isJson(response);
  reportReachable(isOurs && !isRetryLaterStatus(response.status));
}

/** A fetch that never sends cookies, gives up after 8 s and tells whether our server is there. */
export async function fetchApi(path: string, init: RequestInit = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
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

type PlainError = { error?: { code?: unknown; message?: unknown } };

/** Reads the JSON of a plain call. Throws a WireError for anything but a good answer. */
export async function readJson(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (isRetryLaterStatus(response.status))
    throw new RequestError('no-answer', 'The server asks to try later', '', response.status);
  if (body === undefined)
    throw new RequestError('invalid-response', 'The answer could not be read', '', response.status);
  if (response.ok) return body;
  const { code, message } = (body as PlainError)?.error ?? {};
  if (typeof code !== 'string')
    throw new RequestError('invalid-response', 'The answer is not ours', '', response.status);
  throw new RequestError('client', String(message ?? code), code, response.status);
}
