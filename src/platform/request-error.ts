/**
 * What a call can end in besides data.
 * `client`: the server said no, with a code. `invalid-response`: something came that is not our server's answer.
 * `no-answer`: nothing came, or "later", or a 401 that is no word about the session: the call carried no token, or the
 * pool did not answer when a new one was asked for.
 */
export class RequestError extends Error {
  override readonly name = 'WireError';
  constructor(
    readonly kind: 'client' | 'invalid-response' | 'no-answer',
    message: string,
    /** Such as `UNAUTHORIZED`; `''` unless the server said one. */
    readonly code = '',
    /** 0 unless the server answered. */
    readonly status = 0,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const LATER = new Set([408, 425, 429, 502, 503, 504]);
export const isRetryLaterStatus = (status: number) => LATER.has(status);

/** True when the server itself refused: the only kind of failure that may have consequences. */
export function isRefusal(error: unknown): error is RequestError {
  return (
    error instanceof RequestError &&
    error.kind === 'client' &&
    error.status >= 400 &&
    !isRetryLaterStatus(error.status)
  );
}
