import { hasOuterSpace, PASSWORD_MAX_LENGTH } from '../../domain/visitor/password.ts';
import { cannotStoreText } from '../pending-text.ts';

// The errors of the pool by name, as sentences beside the field that can fix them.

/** `current`: the current password. `form`: the form as a whole. */
type AuthField = 'displayName' | 'email' | 'password' | 'current' | 'code' | 'form';
/** A sentence for each field that is wrong. */
export type AuthFieldErrors = Partial<Record<AuthField, string>>;
/** The step that failed. One error name means different things at different steps. */
export type AuthStep = 'sign-in' | 'sign-up' | 'confirm' | 'send-code' | 'request-reset' | 'reset';

type FieldError = [field: AuthField, sentence: string];
type ByName = Record<string, FieldError>;

/** Fields that cannot be right. Thrown before a request is sent. */
export class InputError extends Error {
  override readonly name = 'InputError';
  constructor(readonly errors: AuthFieldErrors) {
    super(Object.keys(errors).join(', '));
  }
}

export const UNKNOWN = 'That didn’t work. Try again in a moment.';
export const UNREACHABLE = 'We couldn’t reach our sign-in service. Try again.';
export const TOO_OFTEN = 'Too many tries. Wait a while, then try again.';
const CHECK_EMAIL = 'That email doesn’t look right. Check it.';
const WRONG_CODE = 'That’s not the code we sent. Check it.';
export const WEAK_PASSWORD = 'This password doesn’t meet the rules below.';

// An empty field asks for itself; it is not called wrong.
export const emailError = (email: string) => (email ? CHECK_EMAIL : 'Enter your email.');
export const codeError = (code: string) => (code.trim() ? 'The code has six digits.' : 'Enter the code.');
export function newPasswordError(password: string): string {
  if (password.length > PASSWORD_MAX_LENGTH)
    return `A password has at most ${PASSWORD_MAX_LENGTH} characters.`;
  if (hasOuterSpace(password)) return 'A password can’t begin or end with a space.';
  return password ? WEAK_PASSWORD : 'Enter a password.';
}

const EXPIRED_CODE = 'This code has expired. Send a new code.';
const TOO_MANY_CODES = 'Too many tries. Wait a while, then send a new code.';
/** Everyone in a queue at the door shares one network. */
const MANY_SIGN_UPS = 'Lots of people here are signing up. Try again in a minute.';
const NO_MATCH: FieldError = ['password', 'That email and password don’t match.'];

const everywhere: ByName = {
  InvalidPasswordException: ['password', WEAK_PASSWORD],
  InvalidParameterException: ['email', CHECK_EMAIL],
  CodeMismatchException: ['code', WRONG_CODE],
  ExpiredCodeException: ['code', EXPIRED_CODE],
  LimitExceededException: ['form', TOO_OFTEN],
  TooManyRequestsException: ['form', TOO_OFTEN],
  TooManyFailedAttemptsException: ['form', TOO_OFTEN],
  CodeDeliveryFailureException: [
    'email',
    'We couldn’t send an email to this address. Check it, or try again later.',
  ],
  SessionNotSet: [
    'form',
    'This browser didn’t keep you signed in. Allow cookies for this site and try again.',
  ],
  NetworkError: ['form', UNREACHABLE],
  TimeoutError: ['form', UNREACHABLE],
};

const tooManyCodes: ByName = {
  LimitExceededException: ['code', TOO_MANY_CODES],
  TooManyFailedAttemptsException: ['code', TOO_MANY_CODES],
  // Nobody must learn whether an email address has an account.
  UserNotFoundException: ['code', WRONG_CODE],
};

const atStep: Record<AuthStep, ByName> = {
  'sign-in': { NotAuthorizedException: NO_MATCH, UserNotFoundException: NO_MATCH },
  'sign-up': {
    UsernameExistsException: ['email', 'This email already has an account. Log in instead.'],
    TooManyRequestsException: ['form', MANY_SIGN_UPS],
  },
  confirm: tooManyCodes,
  'send-code': {
    InvalidParameterException: ['form', 'This email is already confirmed. Log in instead.'],
  },
  'request-reset': {},
  reset: tooManyCodes,
};

/** The fields of each step's form. An error of any other field is shown for the form as a whole. */
const fieldsAt: Record<AuthStep, readonly AuthField[]> = {
  'sign-in': ['email', 'password'],
  'sign-up': ['displayName', 'email', 'password'],
  confirm: ['code'],
  'send-code': [],
  'request-reset': ['email'],
  reset: ['code', 'password'],
};

/** The pool uses one name for a wrong password and for too many of them; only the message differs. */
const LOCKED = /attempts exceeded/i;

export function authFieldErrors(error: unknown, step: AuthStep): AuthFieldErrors {
  if (error instanceof InputError) return error.errors;
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (name === 'NotAuthorizedException' && LOCKED.test(message)) return { form: TOO_OFTEN };
  if (name === 'StorageUnavailable') return { form: cannotStoreText(error) };
  const [field, sentence] = sentenceFor(atStep[step], name) ??
    sentenceFor(everywhere, name) ?? ['form', UNKNOWN];
  return { [fieldsAt[step].includes(field) ? field : 'form']: sentence };
}

const sentenceFor = (names: ByName, name: string) => (Object.hasOwn(names, name) ? names[name] : undefined);
