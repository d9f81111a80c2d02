import { describe, expect, it } from 'vitest';
import {
  type AuthStep,
  authFieldErrors,
  codeError,
  emailError,
  InputError,
  newPasswordError,
} from '../../../src/platform/session/auth-errors.ts';
import { SessionNotSet } from '../../../src/platform/session/session-not-set.ts';

const named = (name: string, message = 'technical words') => Object.assign(new Error(message), { name });
const told = (name: string, step: AuthStep, message?: string) => authFieldErrors(named(name, message), step);

describe('an error of the pool is a sentence beside the field that can fix it:', () => {
  it.each<[AuthStep, string, string, RegExp]>([
    ['sign-in', 'NotAuthorizedException', 'password', /don’t match/],
    ['sign-in', 'UserNotFoundException', 'password', /don’t match/],
    ['sign-in', 'LimitExceededException', 'form', /Too many tries/],
    ['sign-in', 'NetworkError', 'form', /couldn’t reach/],
    ['sign-in', 'TimeoutError', 'form', /couldn’t reach/],
    ['sign-up', 'UsernameExistsException', 'email', /already has an account/],
    ['sign-up', 'TooManyRequestsException', 'form', /in a minute/],
    ['sign-up', 'InvalidPasswordException', 'password', /meet the rules/],
    ['sign-up', 'CodeDeliveryFailureException', 'email', /couldn’t send an email/],
    ['confirm', 'CodeMismatchException', 'code', /not the code we sent/],
    ['confirm', 'ExpiredCodeException', 'code', /has expired/],
    ['confirm', 'TooManyFailedAttemptsException', 'code', /Too many tries/],
    ['confirm', 'UserNotFoundException', 'code', /not the code we sent/],
    ['send-code', 'InvalidParameterException', 'form', /already confirmed/],
    ['send-code', 'LimitExceededException', 'form', /Too many tries/],
    ['request-reset', 'InvalidParameterException', 'email', /Check it/],
    ['reset', 'CodeMismatchException', 'code', /not the code we sent/],
    ['reset', 'ExpiredCodeException', 'code', /has expired/],
    ['reset', 'LimitExceededException', 'code', /Too many tries/],
    ['reset', 'InvalidPasswordException', 'password', /meet the rules/],
    ['sign-in', 'StorageUnavailable', 'form', /can’t save/],
    ['sign-in', 'TooManyRequestsException', 'form', /Too many tries/],
  ])('%s, %s', (step, name, field, sentence) => {
    expect(told(name, step)).toEqual({ [field]: expect.stringMatching(sentence) });
  });

  it('a wrong code and an expired one have different sentences', () => {
    for (const step of ['confirm', 'reset'] as const)
      expect(told('CodeMismatchException', step)).not.toEqual(told('ExpiredCodeException', step));
  });

  it('too many wrong passwords have their own sentence, although the error name is the same', () => {
    expect(told('NotAuthorizedException', 'sign-in', 'Password attempts exceeded')).toEqual({
      form: expect.stringMatching(/Too many tries/),
    });
  });

  it('a session that could not be stored names what to allow', () => {
    expect(authFieldErrors(new SessionNotSet('this browser keeps no cookies'), 'sign-in')).toEqual({
      form: expect.stringMatching(/Allow cookies/),
    });
  });

  it('an error of a field that the form does not have is shown for the form', () => {
    expect(Object.keys(told('CodeMismatchException', 'sign-in'))).toEqual(['form']);
  });

  it.each(['', 'constructor', '__proto__', 'SomethingNewException'])(
    'an unknown name gets a plain sentence, and no technical words: %j',
    (name) => {
      const { form } = told(name, 'sign-in');
      expect(form).toMatch(/^That didn’t work/);
      expect(form).not.toContain('technical');
    },
  );

  it('anything but an Error gets the same sentence', () => {
    for (const thrown of [null, undefined, 'x', 7, {}])
      expect(authFieldErrors(thrown, 'sign-up')).toEqual({
        form: expect.stringMatching(/^That didn’t work/),
      });
  });

  it('the errors of an InputError are returned unchanged', () => {
    const failures = { email: 'That email doesn’t look right. Check it.' };
    expect(authFieldErrors(new InputError(failures), 'sign-up')).toBe(failures);
  });
});

it.each([emailError, codeError, newPasswordError])(
  'an empty field asks for itself and is not called wrong',
  (errorOf) => {
    expect(errorOf('')).toMatch(/^Enter /);
    expect(errorOf('12')).not.toMatch(/^Enter |not the code we sent/);
    expect(errorOf('typed')).not.toMatch(/^Enter /);
  },
);
