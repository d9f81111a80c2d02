import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  agendaLink,
  posterPath,
  readCheckInLink,
  scannedPath,
} from '../../../src/domain/expo/check-in-link.ts';

const ORIGIN = 'https://expo.example';
const id = fc.stringMatching(/^[A-Za-z0-9.-]{1,64}$/);
const searchOf = (path: string) => new URL(path, ORIGIN).searchParams;

it('A poster leads to the check-in of its expo, and names nothing else', () => {
  fc.assert(
    fc.property(id, (expoId) => {
      const path = posterPath(expoId);
      expect(readCheckInLink(searchOf(path))).toEqual({ expoId, talkIds: [] });
      expect(scannedPath(ORIGIN + path, ORIGIN)).toBe(path);
      expect([...searchOf(path).keys()]).toEqual(['page', 'expo']);
    }),
  );
});

it('An agenda arrives on the other phone as it was, or says how many of its talks it holds', () => {
  fc.assert(
    fc.property(id, fc.uniqueArray(id, { maxLength: 150 }), (expoId, talkIds) => {
      const { url, talkCount } = agendaLink(ORIGIN, expoId, talkIds);
      expect(url.length).toBeLessThanOrEqual(900);
      expect(readCheckInLink(searchOf(url))).toEqual({ expoId, talkIds: talkIds.slice(0, talkCount) });
      if (talkIds.length <= 10) expect(talkCount).toBe(talkIds.length);
    }),
  );
});

it('A code leads to the check-in page of this site, or nowhere', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc
      .tuple(
        fc.constantFrom(ORIGIN, 'http://expo.example', 'https://expo.example.evil.example', 'javascript:'),
        fc.constantFrom('/account', '/account/orders', '//evil.example/account', '/'),
        fc.dictionary(fc.constantFrom('page', 'expo', 'talk', 'menu', 'returnUrl'), fc.string()),
      )
      .map(([origin, path, query]) => `${origin}${path}?${new URLSearchParams(query)}`),
  );
  fc.assert(
    fc.property(text, (code) => {
      const path = scannedPath(code, ORIGIN);
      if (path === null) return;
      const keys = new Set(searchOf(path).keys());
      for (const key of ['page', 'expo', 'talk']) keys.delete(key);
      expect(path.startsWith('/account?page=expo-check-in&expo=')).toBe(true);
      expect(keys).toEqual(new Set());
    }),
  );
});

it.each([
  ['a poster of another site', 'https://other.example/account?page=expo-check-in&expo=a'],
  ['another page of this site', `${ORIGIN}/account?page=settings&expo=a`],
  ['a check-in without an expo', `${ORIGIN}/account?page=expo-check-in`],
  ['an expo that is no id', `${ORIGIN}/account?page=expo-check-in&expo=${encodeURIComponent('<b>')}`],
  ['a pass', 'eyJhbGciOiJFUzI1NiJ9.e30.c2ln'],
  ['a voucher', 'BABY-15'],
])('%s is none of our codes', (_, text) => {
  expect(scannedPath(text, ORIGIN)).toBeNull();
});

it('What else an address names is not followed', () => {
  const code = `${ORIGIN}/account?page=expo-check-in&expo=a&talk=b&talk=b&talk=%3Cb%3E&returnUrl=%2F%2Fevil#x`;
  expect(scannedPath(code, ORIGIN)).toBe('/account?page=expo-check-in&expo=a&talk=b');
});
