import { NO_SESSION } from '../domain/visitor/no-session.ts';
import { classifyStatus } from '../sync/classify-response.ts';

/**
 * What a call can end in besides data.
 * `client`: the server answered with an error code. `invalid-response`: the response is not our server's. `no-answer`:
 * no response, or one that means "later", or a 401 that says nothing about the session: the call carried no token, or
 * the pool did not answer when the token had to be renewed.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  constructor(
    readonly kind: 'client' | 'invalid-response' | 'no-answer',
    message: string,
    /** Such as `UNAUTHORIZED`; `''` unless the server sent one. */
    readonly code = '',
    /** 0 unless there was a response. */
    readonly status = 0,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The code of a call that was not sent, because it needs a token and there is none. */
export { NO_SESSION };

/** True when the server itself refused: the only kind of failure that may have consequences. */
export const isRefusal = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.kind === 'client' && classifyStatus(error.status) === 'refusal';
