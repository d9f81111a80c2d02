import { describe, expect, it } from 'vitest';
import {
  accountPath,
  checkInPath,
  expoPath,
  fillPath,
  isAuthPath,
  passPath,
  paths,
  withQuery,
} from '../../src/domain/routing/paths.ts';
import { checkPassTimes, PASS_LIFETIME_S, passClaims } from '../../src/domain/visitor/pass.ts';
import { checkPassword, isValidPassword } from '../../src/domain/visitor/password.ts';
import { isVerified } from '../../src/domain/visitor/user.ts';
import {
  badgeText,
  CART_BADGE_CAP,
  INBOX_BADGE_CAP,
  SHOPPING_LIST_BADGE_CAP,
} from '../../src/ui/badge-text.ts';

describe('a badge', () => {
  it.each([
    [0, CART_BADGE_CAP, null],
    [1, CART_BADGE_CAP, '1'],
    [99, CART_BADGE_CAP, '99'],
    [100, CART_BADGE_CAP, '99+'],
    [9, INBOX_BADGE_CAP, '9'],
    [10, INBOX_BADGE_CAP, '9+'],
    [10, SHOPPING_LIST_BADGE_CAP, '9+'],
    [Number.NaN, SHOPPING_LIST_BADGE_CAP, null],
    [-3, SHOPPING_LIST_BADGE_CAP, null],
  ])('for %d capped at %d says %s', (count, cap, text) => {
    expect(badgeText(count, cap)).toBe(text);
  });
});

describe('a password', () => {
  it('is checked in three ways that are reported apart', () => {
    expect(checkPassword('abc')).toEqual({ longEnough: false, hasDigit: false, hasLowercase: true });
    expect(checkPassword('12345678')).toEqual({ longEnough: true, hasDigit: true, hasLowercase: false });
    expect(checkPassword('')).toEqual({ longEnough: false, hasDigit: false, hasLowercase: false });
  });

  it('needs no capital and no symbol', () => {
    expect(isValidPassword('welcome2expo')).toBe(true);
    expect(isValidPassword('WELCOME2EXPO')).toBe(false);
  });
});

describe('a pass', () => {
  const NOW = Date.UTC(2026, 10, 21);
  const claims = passClaims('yhello', 'sub-1', true, NOW);

  it('lasts 120 seconds and carries issuer, sub and the time flag', () => {
    expect(claims).toEqual({
      iss: 'yhello',
      cognitoSub: 'sub-1',
      isUtcTime: true,
      iat: NOW / 1000,
      exp: NOW / 1000 + 120,
    });
    expect(PASS_LIFETIME_S).toBe(120);
  });

  it.each([
    [-31, 'not-yet-valid'],
    [-29, null],
    [0, null],
    [149, null],
    [150, 'expired'],
  ])('is judged at %d s as %s', (seconds, verdict) => {
    expect(checkPassTimes(claims, NOW + seconds * 1000)).toBe(verdict);
  });

  it('that claims a longer life is refused', () => {
    expect(checkPassTimes({ iat: NOW / 1000, exp: NOW / 1000 + 121 }, NOW)).toBe('lifetime-too-long');
    expect(checkPassTimes({ iat: NOW / 1000 + 25, exp: NOW / 1000 + 4000 }, NOW)).toBe('lifetime-too-long');
  });
});

describe('addresses', () => {
  it('are filled in with everything encoded', () => {
    expect(expoPath('a&b c')).toBe('/expo?expoSlug=a%26b+c');
    expect(accountPath('profile')).toBe('/account?page=profile');
    expect(checkInPath).toBe('/account?page=expo-check-in');
    expect(passPath).toBe('/?menu=open');
    expect(fillPath(paths.home)).toBe('/');
  });

  it('keep what else is in their query when a part of it changes', () => {
    const at = { path: '/brands', search: new URLSearchParams('letter=B&text=a') };
    expect(withQuery(at, { letter: 'C & D' })).toBe('/brands?letter=C+%26+D&text=a');
    expect(withQuery(at, { letter: null, text: '' })).toBe('/brands');
    expect(at.search.get('letter')).toBe('B');
  });

  it('of sign-in are known, with or without a closing slash', () => {
    expect(['/sign-in', '/sign-up/', '/verify', '/journey', '/forget-password'].every(isAuthPath)).toBe(true);
    expect(['/', '/expo', '/sign-in/x', '/account'].some(isAuthPath)).toBe(false);
  });
});

it('only the status "verified" earns the mark', () => {
  const statuses = ['verified', 'Verified', 'unverified', '', 'pending'];
  expect(statuses.filter((profileVerificationStatus) => isVerified({ profileVerificationStatus }))).toEqual([
    'verified',
  ]);
});
