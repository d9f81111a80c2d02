import { describe, expect, it } from 'vitest';
import { type AuthStep, authFieldErrors, InputError } from '../../../src/platform/session/auth-errors.ts';
import { SessionNotSet } from '../../../src/platform/session/session-not-set.ts';

const named = (name: string, message = 'technical words') => Object.assign(new Error(message), { name });
const told = (name: string, step: AuthStep, message?: string) => authFieldErrors(named(name, message), step);

describe('an error of the pool is a sentence beside the field that can fix it:', () => {
  it.each<[AuthStep, string, string, RegExp]>([
    ['sign-in', 'NotAuthorizedException', 'password', /do not belong together/],
    ['sign-in', 'UserNotFoundException', 'password', /do not belong together/],
    ['sign-in', 'LimitExceededException', 'form', /too often/],
    ['sign-in', 'NetworkError', 'form', /could not reach/],
    ['sign-up', 'UsernameExistsException', 'email', /already has an account/],
    ['sign-up', 'TooManyRequestsException', 'form', /in a minute/],
    ['sign-up', 'InvalidPasswordException', 'password', /missing something/],
    ['sign-up', 'CodeDeliveryFailureException', 'email', /could not send an email/],
    ['confirm', 'CodeMismatchException', 'code', /not the code we sent/],
    ['confirm', 'ExpiredCodeException', 'code', /has expired/],
    ['confirm', 'TooManyFailedAttemptsException', 'code', /Too many codes/],
    ['confirm', 'UserNotFoundException', 'code', /not the code we sent/],
    ['send-code', 'InvalidParameterException', 'form', /confirmed already/],
    ['send-code', 'LimitExceededException', 'form', /too often/],
    ['request-reset', 'InvalidParameterException', 'email', /check the email/],
    ['reset', 'CodeMismatchException', 'code', /not the code we sent/],
    ['reset', 'ExpiredCodeException', 'code', /has expired/],
    ['reset', 'LimitExceededException', 'code', /Too many codes/],
    ['reset', 'InvalidPasswordException', 'password', /missing something/],
    ['sign-in', 'StorageUnavailable', 'form', /cannot store/],
    ['sign-in', 'TooManyRequestsException', 'form', /too often/],
  ])('%s, %s', (step, name, field, sentence) => {
    expect(told(name, step)).toEqual({ [field]: expect.stringMatching(sentence) });
  });

  it('a wrong code and an expired one have different sentences', () => {
    for (const step of ['confirm', 'reset'] as const)
      expect(told('CodeMismatchException', step)).not.toEqual(told('ExpiredCodeException', step));
  });

  it('too many wrong passwords have their own sentence, although the error name is the same', () => {
    expect(told('NotAuthorizedException', 'sign-in', 'Password attempts exceeded')).toEqual({
      form: expect.stringMatching(/too often/),
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
      expect(form).toMatch(/^That did not work/);
      expect(form).not.toContain('technical');
    },
  );

  it('anything but an Error gets the same sentence', () => {
    for (const thrown of [null, undefined, 'x', 7, {}])
      expect(authFieldErrors(thrown, 'sign-up')).toEqual({
        form: expect.stringMatching(/^That did not work/),
      });
  });

  it('the errors of an InputError are returned unchanged', () => {
    const failures = { email: 'Please check the email address.' };
    expect(authFieldErrors(new InputError(failures), 'sign-up')).toBe(failures);
  });
});
