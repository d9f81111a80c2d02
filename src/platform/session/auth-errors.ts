import { CANNOT_STORE } from '../pending-text.ts';

// The errors of the pool by name, as sentences beside the field that can fix them.

/** `current`: the current password. `form`: the form as a whole. */
export type AuthField = 'displayName' | 'email' | 'password' | 'current' | 'code' | 'form';
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

export const UNKNOWN = 'That did not work. Please try again in a moment.';
export const TOO_OFTEN = 'That was tried too often. Please wait a while.';
export const CHECK_EMAIL = 'Please check the email address.';
export const WRONG_CODE = 'That is not the code we sent. Please check it.';
export const WEAK_PASSWORD = 'This password is missing something from the list.';
const EXPIRED_CODE = 'This code has expired. Ask for a new one.';
const TOO_MANY_CODES = 'Too many codes were tried. Ask for a new one in a while.';
/** Everyone in a queue at the door shares one network. */
const MANY_SIGN_UPS = 'Many people here are signing up right now. Please try again in a minute.';
const NO_MATCH: FieldError = ['password', 'This email and password do not belong together.'];

const everywhere: ByName = {
  InvalidPasswordException: ['password', WEAK_PASSWORD],
  InvalidParameterException: ['email', CHECK_EMAIL],
  CodeMismatchException: ['code', WRONG_CODE],
  ExpiredCodeException: ['code', EXPIRED_CODE],
  LimitExceededException: ['form', TOO_OFTEN],
  TooManyRequestsException: ['form', TOO_OFTEN],
  TooManyFailedAttemptsException: ['form', TOO_OFTEN],
  CodeDeliveryFailureException: ['email', 'We could not send an email to this address. Please check it.'],
  SessionNotSet: [
    'form',
    'This browser did not keep your session. Allow cookies for this site and try again.',
  ],
  StorageUnavailable: ['form', CANNOT_STORE],
  NetworkError: ['form', 'We could not reach the sign-in service. Please try again.'],
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
    InvalidParameterException: ['form', 'This email is confirmed already. Log in instead.'],
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
  const [field, sentence] = sentenceFor(atStep[step], name) ??
    sentenceFor(everywhere, name) ?? ['form', UNKNOWN];
  return { [fieldsAt[step].includes(field) ? field : 'form']: sentence };
}

const sentenceFor = (names: ByName, name: string) => (Object.hasOwn(names, name) ? names[name] : undefined);
