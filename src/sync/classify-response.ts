// The one place that decides what a response means, for page and worker. Every first visit loads this file, so the code
// that sends requests is apart, in `request.ts`.

import { NO_TOKEN_CAME } from '../domain/visitor/no-session.ts';

/** No server of ours takes longer for an answer. What comes later counts as no answer. */
export const REQUEST_TIMEOUT_MS = 8_000;
/**
 * For every request to our servers. They never redirect: a redirect comes from a captive portal, which would get the
 * token.
 */
export const OUR_REQUEST = { credentials: 'omit', redirect: 'error' } as const;
/** On a response that the worker had stored: the network gave none. */
export const FROM_CACHE_HEADER = 'x-from-cache';
const RETRY_LATER_STATUSES = [408, 425, 429];

type StatusClass = 'answer' | 'refusal' | 'no-answer';

/**
 * What a status means, if the body turns out to be ours. 501 to 599 are no answer: they come from what stands in front
 * of the server, or ask to try later. A 500 is a refusal only if it persists, which the caller has to find out.
 */
export function classifyStatus(status: number): StatusClass {
  if (status >= 200 && status < 300) return 'answer';
  return status >= 400 && status <= 500 && !RETRY_LATER_STATUSES.includes(status) ? 'refusal' : 'no-answer';
}

/** Our servers send JSON. A captive portal sends HTML. */
export const isJson = (response: Pick<Response, 'headers'>): boolean =>
  /^application\/([\w.-]+\+)?(x-amz-)?json/i.test(response.headers.get('content-type') ?? '');

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

/** An error of our plain HTTP calls, such as `{ error: { code: 'NOT_FOUND', message: 'No such expo' } }`. */
export type PlainApiError = { error: { code: string; message?: unknown } };

export const isPlainApiError = (body: unknown): body is PlainApiError =>
  isObject(body) && isObject(body.error) && typeof body.error.code === 'string';

/**
 * Whether a body is an error of our own API: a plain one, or of tRPC: `{ error: { json } }`, one or an array of them.
 */
export function isApiError(body: unknown): boolean {
  if (isPlainApiError(body)) return true;
  const first: unknown = Array.isArray(body) ? body[0] : body;
  const json = isObject(first) && isObject(first.error) ? first.error.json : null;
  return isObject(json) && typeof json.code === 'number';
}

/**
 * What a response means. `answer`: the server did it. `refusal`: it refused, in its own JSON. `unauthorised`: it does
 * not accept the token that it got. `no-answer`: everything else, which is not a failure. `body` is the parsed JSON,
 * `undefined` if there is none. `isOwnError` tells the server's own error bodies from those of proxies and portals.
 */
export function classifyResponse(
  response: Pick<Response, 'status' | 'headers'>,
  body: unknown,
  isOwnError: (body: unknown) => boolean = isApiError,
): StatusClass | 'unauthorised' {
  const statusClass = classifyStatus(response.status);
  if (body === undefined || !isJson(response)) return 'no-answer';
  if (statusClass !== 'refusal') return statusClass;
  if (!isOwnError(body)) return 'no-answer';
  if (response.status !== 401) return 'refusal';
  return JSON.stringify(body).includes(NO_TOKEN_CAME) ? 'no-answer' : 'unauthorised';
}
