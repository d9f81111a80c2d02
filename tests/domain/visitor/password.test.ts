import { describe, expect, it } from 'vitest';
import { checkPassword, isValidPassword } from '../../../src/domain/visitor/password.ts';

describe('a password', () => {
  it('is checked by three rules, each with its own result', () => {
    expect(checkPassword('abc')).toEqual({ longEnough: false, hasDigit: false, hasLowercase: true });
    expect(checkPassword('12345678')).toEqual({ longEnough: true, hasDigit: true, hasLowercase: false });
    expect(checkPassword('')).toEqual({ longEnough: false, hasDigit: false, hasLowercase: false });
  });

  it('needs no capital and no symbol', () => {
    expect(isValidPassword('welcome2expo')).toBe(true);
    expect(isValidPassword('WELCOME2EXPO')).toBe(false);
  });

  it('may have spaces, but not at its ends: a managed pool refuses them there', () => {
    expect(isValidPassword('welcome 2 expo')).toBe(true);
    for (const password of [' welcome2expo', 'welcome2expo ', '\u00a0welcome2expo'])
      expect(isValidPassword(password)).toBe(false);
  });
});
