import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from '../../src/domain/return-url.ts';

const ORIGIN = 'https://expo.example';
const staysHere = (path: string) => path.startsWith('/') && new URL(path, ORIGIN).origin === ORIGIN;

const pieces = [
  '/',
  '//',
  '\\',
  '/\\',
  '\t',
  '\n',
  '\r',
  ' ',
  '%09',
  '%0a',
  '%0d',
  '%00',
  '%5c',
  '%2f',
  '..',
  '.',
  '@',
  ':',
  'https:',
  'http://',
  'javascript:',
  'data:',
  'evil.example',
  '//evil.example',
  '?',
  '#',
  '\u0000',
  '\u00a0',
  '\ufeff',
  'expo',
];

describe('the way back after sign-in', () => {
  it.each(['/', '/expo', '/expo?expoSlug=baby-fair', '/account?page=expo-check-in', '/?menu=open', '/a#b'])(
    'keeps %s',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/%5cevil.example',
    '/%2f/evil.example',
    ' //evil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '',
    null,
    undefined,
    7,
    {},
    '/sign-in',
    '/sign-up?returnUrl=/',
    '/verify/',
    'expo',
  ])('turns %j into the home page', (raw) => {
    expect(safeReturnPath(raw)).toBe('/');
  });

  it('never leaves the site, for anything put together from what browsers trip over', () => {
    const hostile = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(hostile, (parts) => {
        const path = safeReturnPath(parts.join(''));
        expect(staysHere(path)).toBe(true);
        expect(safeReturnPath(path)).toBe(path);
      }),
      { numRuns: 5_000 },
    );
  });
});
