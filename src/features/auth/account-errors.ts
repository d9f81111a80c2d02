import { isRefusal, RequestError } from '../../platform/request-error.ts';
import { type AuthFieldErrors, InputError, WEAK_PASSWORD } from '../../platform/session/auth-errors.ts';

/** What went wrong with the visitor's own account, by the field that can mend it. */
export type AccountErrors = Pick<AuthFieldErrors, 'current' | 'password' | 'form'>;

const TOO_OFTEN = { form: 'That was tried too often. Please wait a while.' };
const SESSION_OVER = { form: 'Your session has ended. Sign in again, then try once more.' };
const OUT_OF_REACH = {
  form: 'We could not reach the server, so nothing has changed. Check the signal and try again.',
};
const OTHER = { form: 'That did not work. Please try again in a moment.' };

const byName: Record<string, AccountErrors> = {
  NotAuthorizedException: { current: 'This is not your current password.' },
  InvalidPasswordException: { password: WEAK_PASSWORD },
  LimitExceededException: TOO_OFTEN,
  TooManyRequestsException: TOO_OFTEN,
  TooManyFailedAttemptsException: TOO_OFTEN,
  NoSession: SESSION_OVER,
  UserNotFoundException: SESSION_OVER,
  NetworkError: OUT_OF_REACH,
};

/** An error of the pool or of our server in sentences. */
export function accountErrors(error: unknown): AccountErrors {
  if (error instanceof InputError) return error.errors;
  if (error instanceof RequestError) {
    if (!isRefusal(error)) return OUT_OF_REACH;
    return error.code === 'UNAUTHORIZED' ? SESSION_OVER : OTHER;
  }
  const name = error instanceof Error ? error.name : '';
  return (Object.hasOwn(byName, name) && byName[name]) || OTHER;
}
