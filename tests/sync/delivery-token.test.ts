import { expect, test } from 'vitest';
import { deliveryToken } from '../../src/sync/delivery-token.ts';
import type { RenewDeps } from '../../src/sync/renew-tokens.ts';
import { FakeCookieJar, TEST_CLIENT_ID, unsignedJwt } from '../support/fake-cookie-jar.ts';
import { jsonResponse } from '../support/responses.ts';

const NOW_S = 1_800_000_000;
const fails = () => Promise.reject(new TypeError('Failed to fetch'));
const refuses = async () => jsonResponse({ __type: 'NotAuthorizedException' }, 400);
const grants = async () =>
  jsonResponse({
    AuthenticationResult: { AccessToken: unsignedJwt({ sub: 'anna', exp: NOW_S + 3_600, iat: NOW_S, n: 1 }) },
  });

const lasting = () => new FakeCookieJar().setTokens('anna', NOW_S + 3_600);
const get = (
  jar: FakeCookieJar,
  fetch: RenewDeps['fetch'],
  rejected: string | null = null,
  sub = 'anna',
  isSignedOut = false,
) =>
  deliveryToken(
    {
      jar,
      fetch,
      pool: { clientId: TEST_CLIENT_ID, endpoint: '/idp' },
      now: () => NOW_S * 1000,
      locks: undefined,
      hasTombstone: async () => isSignedOut,
    },
    sub,
    rejected,
  );

test('a valid token is returned without a request', async () => {
  const jar = lasting();
  expect(await get(jar, fails)).toEqual({ kind: 'token', token: jar.accessToken('anna') });
});

test('a token that is about to expire is renewed first', async () => {
  const jar = new FakeCookieJar().setTokens('anna', NOW_S + 60);
  const old = jar.accessToken('anna');
  expect(await get(jar, grants)).toEqual({ kind: 'token', token: jar.accessToken('anna') });
  expect(jar.accessToken('anna')).not.toBe(old);
});

test('without an answer a valid token is used until it expires', async () => {
  const jar = new FakeCookieJar().setTokens('anna', NOW_S + 60);
  expect(await get(jar, fails)).toEqual({ kind: 'token', token: jar.accessToken('anna') });
  expect(await get(new FakeCookieJar().setTokens('anna', NOW_S - 1), fails)).toEqual({ kind: 'no-answer' });
});

test('a token that the server refused is replaced', async () => {
  const jar = lasting();
  const rejected = jar.accessToken('anna') ?? '';
  const given = await get(jar, grants, rejected);
  expect(given).toEqual({ kind: 'token', token: jar.accessToken('anna') });
  expect(given).not.toMatchObject({ token: rejected });
  expect(await get(lasting(), fails, rejected)).toEqual({ kind: 'no-answer' });
});

test('a token that another tab has replaced meanwhile is not renewed again', async () => {
  const jar = lasting();
  expect(await get(jar, fails, 'an older token')).toEqual({ kind: 'token', token: jar.accessToken('anna') });
});

test('a refusal of the pool differs from tokens that are gone or of another visitor', async () => {
  const jar = new FakeCookieJar().setTokens('anna', NOW_S + 60);
  expect(await get(jar, refuses)).toEqual({ kind: 'not-renewable' });
  expect(await get(new FakeCookieJar(), grants)).toEqual({ kind: 'no-tokens' });
  expect(await get(lasting(), grants, null, 'ben')).toEqual({ kind: 'no-tokens' });
});

test('a token of a session that is being signed out is not used', async () => {
  const jar = new FakeCookieJar().setTokens('anna', NOW_S + 60);
  expect(await get(jar, grants, null, 'anna', true)).toEqual({ kind: 'no-tokens' });
});

test('the same token again, from a pool that renewed it, is an answer', async () => {
  const jar = lasting();
  const AccessToken = jar.accessToken('anna') ?? '';
  const same = async () => jsonResponse({ AuthenticationResult: { AccessToken } });
  expect(await get(jar, same, AccessToken)).toEqual({ kind: 'token', token: AccessToken });
});
