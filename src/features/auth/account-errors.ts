import { isRefusal, RequestError } from '../../platform/request-error.ts';
import {
  type AuthFieldErrors,
  InputError,
  TOO_OFTEN,
  UNKNOWN,
  WEAK_PASSWORD,
} from '../../platform/session/auth-errors.ts';

const SESSION_OVER = { form: 'You’ve been signed out. Log in, then try again.' };
const UNREACHABLE = {
  form: 'We couldn’t reach the server. Try again.',
};

const errorsByName: Readonly<Record<string, AuthFieldErrors>> = {
  NotAuthorizedException: { current: 'That’s not your current password.' },
  InvalidPasswordException: { password: WEAK_PASSWORD },
  LimitExceededException: { form: TOO_OFTEN },
  TooManyRequestsException: { form: TOO_OFTEN },
  TooManyFailedAttemptsException: { form: TOO_OFTEN },
  NoSession: SESSION_OVER,
  UserNotFoundException: SESSION_OVER,
  NetworkError: UNREACHABLE,
};

/** The messages for an error of the user pool or of our server, by form field. */
export function accountErrors(error: unknown): AuthFieldErrors {
  if (error instanceof InputError) return error.errors;
  if (error instanceof RequestError) {
    if (!isRefusal(error)) return UNREACHABLE;
    return error.code === 'UNAUTHORIZED' ? SESSION_OVER : { form: UNKNOWN };
  }
  const name = error instanceof Error ? error.name : '';
  return (Object.hasOwn(errorsByName, name) && errorsByName[name]) || { form: UNKNOWN };
}
