import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from '../../../src/domain/routing/return-url.ts';
import { reportMeasurement } from '../../support/report-measurement.ts';

/** `RUNS` and `SEED` set size and start of the fuzz test. */
const RUNS = Number(process.env.RUNS ?? 5_000);
const SEED = Number(process.env.SEED ?? 20_261_121);

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

describe('the return path after sign-in', () => {
  it.each([
    '/',
    '/expo',
    '/expo?expoSlug=baby-fair',
    '/account?page=expo-check-in',
    '/?menu=open',
    '/a#b',
    '/journey',
  ])('keeps %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

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
  ])('replaces %j with the home page', (raw) => {
    expect(safeReturnPath(raw)).toBe('/');
  });

  it('never leaves the site for random combinations of hostile parts', () => {
    const hostile = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), {
      maxLength: 8,
    });
    let keptCount = 0;
    fc.assert(
      fc.property(hostile, (parts) => {
        const path = safeReturnPath(parts.join(''));
        expect(staysHere(path)).toBe(true);
        expect(safeReturnPath(path)).toBe(path);
        if (path !== '/') keptCount++;
      }),
      { numRuns: RUNS, seed: SEED },
    );
    reportMeasurement('P12', {
      of: 'fuzz',
      seed: SEED,
      payloads: RUNS,
      'kept as safe': keptCount,
      escapes: 0,
    });
  });

  it('never leaves the site for the payloads of the corpus', () => {
    const hosts = [
      'evil.example',
      'evil.example/x',
      '@evil.example',
      'expo.example.evil.example',
      '[::1]',
      '127.0.0.1:99',
    ];
    const starts = [
      '//',
      '///',
      '////',
      '/\\',
      '\\/',
      '\\\\',
      '/\t/',
      '/\n/',
      '/\r/',
      '/ /',
      ' //',
      '\t//',
      '/.//',
      '/..//',
      '/./../',
      '/%2f',
      '/%2F%2f',
      '/%5c',
      '/%5C%5c',
      '/%09/',
      '/%0a/',
      '/%0d%0a/',
      '/%00/',
      '/\u0000/',
      '/\u00a0/',
      '/\ufeff/',
      '/;//',
      '/?//',
      '/#//',
      '/%2e%2e//',
      'https://',
      'http://',
      'HTTPS:',
      'https:/',
      'https:\\',
      'ftp://',
      '//user:pass@',
      '/https://',
      '/\u2215\u2215',
      '/\uff0f\uff0f',
      'javascript:',
      'javascript://',
      '/javascript:',
      'data:text/html,',
      'blob:https://',
      'file://',
      'vbscript:',
      'about:',
      'mailto:',
      'intent://',
    ];
    const ends = ['', '?x=//evil.example', '#//evil.example', '/%2f..'];
    const corpus = starts.flatMap((start) => hosts.flatMap((host) => ends.map((end) => start + host + end)));
    expect(corpus.length).toBeGreaterThanOrEqual(500);
    const escaped = corpus.filter(
      (payload) => !staysHere(safeReturnPath(payload)) || safeReturnPath(payload).startsWith('//'),
    );
    reportMeasurement('P12', { of: 'corpus', payloads: corpus.length, escapes: escaped.length });
    expect(escaped).toEqual([]);
  });
});
