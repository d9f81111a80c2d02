import { describe, expect, it } from 'vitest';
import { checkPassTimes, PASS_LIFETIME_S, passClaims } from '../../../src/domain/visitor/pass.ts';

describe('a pass', () => {
  const NOW_MS = Date.UTC(2026, 10, 21);
  const NOW_S = NOW_MS / 1000;
  const claims = passClaims('yhello', 'sub-1', true, NOW_MS);

  it('lasts 120 seconds and carries issuer, sub and the time flag', () => {
    expect(claims).toEqual({
      iss: 'yhello',
      cognitoSub: 'sub-1',
      isUtcTime: true,
      iat: NOW_S,
      exp: NOW_S + 120,
    });
    expect(PASS_LIFETIME_S).toBe(120);
  });

  it.each([
    [-31, 'not-yet-valid'],
    [-30, null],
    [-29, null],
    [0, null],
    [149, null],
    [150, 'expired'],
  ])('%d s after it was signed is refused as %s', (seconds, refusal) => {
    expect(checkPassTimes(claims, NOW_MS + seconds * 1000)).toBe(refusal);
  });

  it('is refused before the time from which on it says that it is valid', () => {
    expect(checkPassTimes({ ...claims, nbf: NOW_S + 30 }, NOW_MS)).toBeNull();
    expect(checkPassTimes({ ...claims, nbf: NOW_S + 31 }, NOW_MS)).toBe('not-yet-valid');
    // An earlier one takes nothing back of when it was issued.
    expect(checkPassTimes({ ...claims, nbf: NOW_S - 60 }, NOW_MS - 31_000)).toBe('not-yet-valid');
  });

  it('is refused when it claims a longer lifetime', () => {
    expect(checkPassTimes({ iat: NOW_S, exp: NOW_S + 121 }, NOW_MS)).toBe('lifetime-too-long');
    expect(checkPassTimes({ iat: NOW_S + 25, exp: NOW_S + 4000 }, NOW_MS)).toBe('lifetime-too-long');
  });
});
