/** The pool's refusals by name, as sentences beside the field that can mend them. */
export type FormFailure = { field: 'email' | 'password' | 'displayName' | 'code' | 'form'; sentence: string };

const sentences: Record<string, FormFailure> = {
  NotAuthorizedException: { field: 'password', sentence: 'This email and password do not belong together.' },
  UserNotFoundException: { field: 'password', sentence: 'This email and password do not belong together.' },
  UsernameExistsException: { field: 'email', sentence: 'This email already has an account. Log in instead.' },
  MissingNameException: { field: 'displayName', sentence: 'Please tell us your name.' },
  InvalidPasswordException: {
    field: 'password',
    sentence: 'This password is missing something from the list.',
  },
  InvalidParameterException: { field: 'email', sentence: 'Please check the email address.' },
  CodeMismatchException: { field: 'code', sentence: 'That is not the code we sent. Please check it.' },
  ExpiredCodeException: { field: 'code', sentence: 'This code has expired. Ask for a new one.' },
  LimitExceededException: { field: 'form', sentence: 'That was tried too often. Please wait a while.' },
  TooManyRequestsException: { field: 'form', sentence: 'That was tried too often. Please wait a while.' },
  TooManyFailedAttemptsException: {
    field: 'form',
    sentence: 'That was tried too often. Please wait a while.',
  },
  SessionNotSet: {
    field: 'form',
    sentence: 'This browser did not keep your session. Allow cookies for this site and try again.',
  },
  StorageUnavailable: {
    field: 'form',
    sentence: 'This phone cannot store anything right now. Free some space, or leave private browsing.',
  },
  NetworkError: {
    field: 'form',
    sentence: 'We could not reach the sign-in service. Check the signal and try again.',
  },
};

const OTHER: FormFailure = { field: 'form', sentence: 'That did not work. Please try again in a moment.' };

export function formFailure(error: unknown): FormFailure {
  const name = error instanceof Error ? error.name : '';
  return Object.hasOwn(sentences, name) ? (sentences[name] ?? OTHER) : OTHER;
}
