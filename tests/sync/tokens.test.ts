import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeClaims, readTokens, tokenCookieName, tokenCookieNames } from '../../src/sync/tokens.ts';
import { FakeCookieJar, TEST_CLIENT_ID, unsignedJwt } from '../support/fake-cookie-jar.ts';

const LAST_USER = `CognitoIdentityServiceProvider.${TEST_CLIENT_ID}.LastAuthUser`;
const jarOf = (sub = 'anna') => new FakeCookieJar().setTokens(sub, 2_000_000_000).cookies;
const without = (what: string) => {
  const jar = jarOf();
  jar.delete(tokenCookieName(TEST_CLIENT_ID, 'anna', what));
  return jar;
};

test('a complete session is read', () => {
  const jar = jarOf();
  jar.set(tokenCookieName(TEST_CLIENT_ID, 'anna', 'clockDrift'), '-1500');
  expect(readTokens(jar, TEST_CLIENT_ID)).toMatchObject({
    user: 'anna',
    cognitoSub: 'anna',
    refreshToken: 'refresh-anna',
    idToken: 'id-token',
    expiresAtMs: 2_000_000_000_000,
    clockDriftMs: -1500,
  });
});

test('a user name is escaped in cookie names as the identity library does', () => {
  const claims = { sub: 'anna', exp: 2_000_000_000 };
  // In a value `@` and `(` stay as they are; in a name they do not, while `+` and `|` do.
  const jar = new Map([
    [LAST_USER, 'anna(1)+a|b@example.com'],
    [tokenCookieName(TEST_CLIENT_ID, 'anna%281%29+a|b%40example.com', 'accessToken'), unsignedJwt(claims)],
    [tokenCookieName(TEST_CLIENT_ID, 'anna%281%29+a|b%40example.com', 'refreshToken'), 'r'],
  ]);
  expect(readTokens(jar, TEST_CLIENT_ID)).toMatchObject({
    cognitoSub: 'anna',
    refreshToken: 'r',
    idToken: '',
    clockDriftMs: 0,
  });
});

test.each(['accessToken', 'refreshToken'])('without its %s there is no session', (what) => {
  expect(readTokens(without(what), TEST_CLIENT_ID)).toBeNull();
});

test('without a last user, or with one that cannot be decoded, there is no session', () => {
  const jar = jarOf();
  jar.set(LAST_USER, '%E0%A4%A');
  expect(readTokens(jar, TEST_CLIENT_ID)).toBeNull();
  jar.delete(LAST_USER);
  expect(readTokens(jar, TEST_CLIENT_ID)).toBeNull();
});

test('a damaged access token counts as no session', () => {
  const jar = jarOf();
  jar.set(tokenCookieName(TEST_CLIENT_ID, 'anna', 'accessToken'), 'a.b.c');
  expect(readTokens(jar, TEST_CLIENT_ID)).toBeNull();
});

test('an invalid clock drift counts as 0', () => {
  const jar = jarOf();
  jar.set(tokenCookieName(TEST_CLIENT_ID, 'anna', 'clockDrift'), 'later');
  expect(readTokens(jar, TEST_CLIENT_ID)?.clockDriftMs).toBe(0);
});

test("the session of another client is not this client's", () => {
  expect(readTokens(jarOf(), 'otherclient')).toBeNull();
});

test('the cookies of the identity library are listed, and no others', () => {
  const jar = jarOf();
  const names = [...jar.keys(), tokenCookieName(TEST_CLIENT_ID, 'ben', 'idToken')];
  for (const name of [...names, 'theme', 'CognitoIdentityServiceProvider.other.LastAuthUser'])
    jar.set(name, 'x');
  expect(tokenCookieNames(jar, TEST_CLIENT_ID).sort()).toEqual(names.sort());
});

test('claims are decoded, including those beyond ASCII', () => {
  const payload = Buffer.from(JSON.stringify({ name: 'Zoë 明 ??>>' })).toString('base64url');
  expect(decodeClaims(`h.${payload}.s`)).toEqual({ name: 'Zoë 明 ??>>' });
});

test('anything but a JWT has no claims and does not throw', () => {
  for (const bad of [
    '',
    'x',
    '..',
    'a.!!!.c',
    `h.${btoa('[1]')}.s`,
    `h.${btoa('null')}.s`,
    `h.${btoa('"text"')}.s`,
  ])
    expect(decodeClaims(bad)).toBeNull();
  fc.assert(
    fc.property(fc.string(), (text) => typeof decodeClaims(text) === 'object'),
    { seed: 1 },
  );
});
