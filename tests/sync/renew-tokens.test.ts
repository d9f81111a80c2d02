import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prolongTokens, renewTokens, replaceRejected } from '../../src/sync/renew-tokens.ts';
import { tokenCookieName } from '../../src/sync/tokens.ts';
import { FakeCookieJar, TEST_CLIENT_ID, unsignedJwt } from '../support/fake-cookie-jar.ts';
import { htmlResponse, neverResponds } from '../support/responses.ts';
import {
  fakeRenewDeps,
  jarDueForRenewal,
  NOW_S,
  POOL_CONTENT_TYPE,
  poolErrorResponse,
  poolResponse,
  renewalResponse,
  renewedAccessToken,
} from '../support/user-pool-responses.ts';

test('valid tokens are not renewed', async () => {
  const jar = new FakeCookieJar().setTokens('anna', NOW_S + 3_600);
  expect(await renewTokens(fakeRenewDeps(jar, neverResponds))).toBe('fresh');
});

test('the tokens are renewed five minutes before they expire', async () => {
  const jar = new FakeCookieJar().setTokens('anna', NOW_S + 300);
  expect(await renewTokens(fakeRenewDeps(jar, async () => renewalResponse()))).toBe('renewed');
  expect(jar.accessToken('anna')).toBe(renewedAccessToken());
  expect([...jar.cookies.values()]).toContain('new-id');
  expect([...jar.cookies.values()]).toContain('refresh-anna');
});

test.each([
  [3_600, 300],
  [301, 300],
  [300, 60],
  [60, 12],
])('a token that lasts %i s is renewed %i s before it expires', async (lifetimeS, marginS) => {
  const jarLeaving = (leftS: number) =>
    new FakeCookieJar().setTokens('anna', NOW_S + leftS, NOW_S + leftS - lifetimeS);
  expect(await renewTokens(fakeRenewDeps(jarLeaving(marginS + 1), neverResponds))).toBe('fresh');
  expect(await renewTokens(fakeRenewDeps(jarLeaving(marginS), async () => renewalResponse()))).toBe(
    'renewed',
  );
});

test('a token that lasts five minutes is renewed once in four minutes, however many calls need it', async () => {
  let nowS = NOW_S;
  let renewals = 0;
  const jar = new FakeCookieJar().setTokens('anna', NOW_S + 300, NOW_S);
  const grant = async () => {
    renewals++;
    const AccessToken = unsignedJwt({ sub: 'anna', exp: nowS + 300, iat: nowS });
    return poolResponse({ AuthenticationResult: { AccessToken } });
  };
  for (; nowS < NOW_S + 480; nowS += 10)
    await renewTokens(fakeRenewDeps(jar, grant, { now: () => nowS * 1000 }));
  expect(renewals).toBe(1);
});

test("the expiry is that of the pool's clock, not of the phone's", async () => {
  const jar = new FakeCookieJar().setTokens('anna', NOW_S + 3_600);
  jar.cookies.set(`CognitoIdentityServiceProvider.${TEST_CLIENT_ID}.anna.clockDrift`, String(3_500_000));
  expect(
    await renewTokens(fakeRenewDeps(jar, async () => renewalResponse(), { now: () => (NOW_S - 100) * 1000 })),
  ).toBe('renewed');
  expect(jar.cookies.get(`CognitoIdentityServiceProvider.${TEST_CLIENT_ID}.anna.clockDrift`)).toBe('100000');
});

test('one request is sent, in the protocol of the pool', async () => {
  const requests: [string, RequestInit][] = [];
  await renewTokens(
    fakeRenewDeps(jarDueForRenewal(), async (url, init) => {
      requests.push([url, init]);
      return renewalResponse();
    }),
  );
  expect(requests).toMatchObject([['https://pool.example/', { method: 'POST', credentials: 'omit' }]]);
  expect(new Headers(requests[0]?.[1].headers).get('x-amz-target')).toMatch(/GetTokensFromRefreshToken$/);
  expect(JSON.parse(String(requests[0]?.[1].body))).toEqual({
    ClientId: TEST_CLIENT_ID,
    RefreshToken: 'refresh-anna',
  });
});

test('without a session there is no request', async () => {
  expect(await renewTokens(fakeRenewDeps(new FakeCookieJar(), neverResponds))).toBe('no-tokens');
});

test('once a sign-out has begun there is no request', async () => {
  let requests = 0;
  const answer = async () => {
    requests++;
    return renewalResponse();
  };
  const signedOut = { hasTombstone: async () => true };
  expect(await renewTokens(fakeRenewDeps(jarDueForRenewal(), answer, signedOut))).toBe('no-tokens');
  expect(requests).toBe(0);
});

// A pool may rotate refresh tokens: then the old one is worth nothing any more.
test.each([
  ['a new refresh token', 'rotated', 'rotated'],
  ['no refresh token', undefined, 'refresh-anna'],
  ['an empty refresh token', '', 'refresh-anna'],
  ['a refresh token that is no text', 7, 'refresh-anna'],
])('after %s the phone has the one that counts', async (_what, RefreshToken, expected) => {
  const jar = jarDueForRenewal();
  const issued = { AccessToken: renewedAccessToken(), RefreshToken };
  expect(
    await renewTokens(fakeRenewDeps(jar, async () => poolResponse({ AuthenticationResult: issued }))),
  ).toBe('renewed');
  const cookieOf = (key: string) => jar.cookies.get(tokenCookieName(TEST_CLIENT_ID, 'anna', key));
  expect([cookieOf('accessToken'), cookieOf('refreshToken'), cookieOf('idToken')]).toEqual([
    renewedAccessToken(),
    expected,
    'id-token',
  ]);
});

test('with force a valid token is replaced too', async () => {
  const jar = new FakeCookieJar().setTokens('anna', NOW_S + 3_600);
  expect(await renewTokens({ ...fakeRenewDeps(jar, async () => renewalResponse(7)), force: true })).toBe(
    'renewed',
  );
  expect(jar.accessToken('anna')).toBe(renewedAccessToken('anna', 7));
});

test('a rejected token is replaced although it is valid, and any other is kept', async () => {
  const jar = new FakeCookieJar().setTokens('anna', NOW_S + 3_600);
  const deps = fakeRenewDeps(jar, async () => renewalResponse());
  for (const rejected of [null, 'an older token'])
    expect(await replaceRejected(deps, rejected)).toMatchObject({
      renewal: 'fresh',
      tokens: { accessToken: jar.accessToken('anna') },
    });
  const rejected = jar.accessToken('anna') ?? '';
  expect(await replaceRejected(deps, rejected)).toMatchObject({
    renewal: 'renewed',
    tokens: { accessToken: renewedAccessToken() },
  });
});

test.each([
  'NotAuthorizedException',
  'com.amazonaws.cognito#NotAuthorizedException',
  'TokenRevokedException',
  'UserNotFoundException',
  'RefreshTokenReuseException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
])('%s is a refusal', async (name) => {
  const jar = jarDueForRenewal();
  expect(await renewTokens(fakeRenewDeps(jar, async () => poolErrorResponse(name)))).toBe('refused');
  expect(jar.writes).toEqual([]);
});

/** The pool's answer with a token of these claims. */
const tokenWith = (claims: object) => {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return poolResponse({ AuthenticationResult: { AccessToken: `e30.${payload}.signature` } });
};

const notANo: [string, () => Promise<Response>][] = [
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a captive portal', async () => htmlResponse(200)],
  ['a captive portal with 400', async () => htmlResponse(400)],
  ["somebody else's JSON", async () => poolResponse({ message: 'Log in to the Wi-Fi' }, 401)],
  ['a type that is no name', async () => poolResponse({ __type: 5 }, 400)],
  [
    'a body that breaks off',
    async () =>
      new Response('{"__type":"NotAuthorized', {
        status: 400,
        headers: { 'content-type': POOL_CONTENT_TYPE },
      }),
  ],
  ['too many requests', async () => poolErrorResponse('TooManyRequestsException')],
  ['a limit', async () => poolErrorResponse('LimitExceededException')],
  ['throttling', async () => poolErrorResponse('ThrottlingException')],
  ['an inner error', async () => poolErrorResponse('InternalErrorException')],
  ['an inner error with 500', async () => poolErrorResponse('InternalErrorException', 500)],
  ['a firewall', async () => poolErrorResponse('ForbiddenException', 403)],
  ['a failing hook', async () => poolErrorResponse('UserLambdaValidationException')],
  ...[408, 425, 429, 500, 502, 503, 504].map((status): [string, () => Promise<Response>] => [
    `a no with status ${status}`,
    async () => poolErrorResponse('NotAuthorizedException', status),
  ]),
  ['200 without tokens', async () => poolResponse({ AuthenticationResult: {} })],
  ['200 with garbage', async () => poolResponse({ AuthenticationResult: { AccessToken: 'x' } })],
  ['a token without an end', async () => tokenWith({ sub: 'anna', iat: NOW_S })],
  ['a token without a beginning', async () => tokenWith({ sub: 'anna', exp: NOW_S + 3_600 })],
  [
    'tokens of somebody else',
    async () => poolResponse({ AuthenticationResult: { AccessToken: renewedAccessToken('ben') } }),
  ],
];

test.each(notANo)('%s is no answer and changes nothing', async (_what, answer) => {
  const jar = jarDueForRenewal();
  expect(await renewTokens(fakeRenewDeps(jar, answer))).toBe('no-answer');
  expect(jar.writes).toEqual([]);
});

test('a request that never ends is no answer', async () => {
  expect(await renewTokens(fakeRenewDeps(jarDueForRenewal(), neverResponds, { timeoutMs: 1 }))).toBe(
    'no-answer',
  );
});

test('of all responses only a refusal of the pool itself is a refusal', async () => {
  const name = fc.constantFrom(
    'NotAuthorizedException',
    'ThrottlingException',
    'InternalErrorException',
    '',
    'x#UserNotFoundException',
  );
  const answer = fc.record({
    status: fc.integer({ min: 200, max: 599 }).filter((status) => ![204, 205, 304].includes(status)),
    type: fc.constantFrom(POOL_CONTENT_TYPE, 'application/json', 'text/html', ''),
    body: fc.oneof(
      fc.string(),
      fc.json(),
      name.map((__type) => JSON.stringify({ __type })),
    ),
  });
  await fc.assert(
    fc.asyncProperty(answer, async ({ status, type, body }) => {
      const jar = jarDueForRenewal();
      const outcome = await renewTokens(
        fakeRenewDeps(jar, async () => new Response(body, { status, headers: { 'content-type': type } }), {
          timeoutMs: 1_000,
        }),
      );
      const isNo =
        status >= 400 &&
        status < 500 &&
        ![408, 425, 429].includes(status) &&
        type.includes('json') &&
        /^\{"__type":"(x#UserNotFound|NotAuthorized)Exception"\}$/.test(body);
      expect(outcome).toBe(isNo ? 'refused' : 'no-answer');
      expect(jar.writes).toEqual([]);
    }),
    { numRuns: 1_000, seed: 1 },
  );
});

test('the tokens are renewed even if the database is unavailable', async () => {
  const broken = { hasTombstone: () => Promise.reject(new Error('no storage')) };
  expect(await renewTokens(fakeRenewDeps(jarDueForRenewal(), async () => renewalResponse(), broken))).toBe(
    'renewed',
  );
});

test('cookies that the browser refuses are reported and end no session', async () => {
  const jar = jarDueForRenewal();
  const before = new Map(jar.cookies);
  jar.write = async () => Promise.reject(new Error('accessToken takes 5000 bytes, a cookie holds 4096'));
  const messages: string[] = [];
  const onCookieRefused = ({ message }: Error) => messages.push(message);
  expect(await renewTokens(fakeRenewDeps(jar, async () => renewalResponse(), { onCookieRefused }))).toBe(
    'no-answer',
  );
  expect(messages).toEqual(['accessToken takes 5000 bytes, a cookie holds 4096']);
  expect(jar.cookies).toEqual(before);
});

test('a sign-out wins even while the browser refuses cookies', async () => {
  const jar = jarDueForRenewal();
  jar.write = async () => {
    jar.cookies.clear();
    throw new Error('this browser keeps no cookies');
  };
  expect(await renewTokens(fakeRenewDeps(jar, async () => renewalResponse()))).toBe('no-tokens');
});

// Safari keeps a cookie that a script wrote for 7 days from its last write.
const sessionCookies = [
  `CognitoIdentityServiceProvider.${TEST_CLIENT_ID}.LastAuthUser`,
  ...['accessToken', 'idToken', 'refreshToken', 'clockDrift'].map((key) =>
    tokenCookieName(TEST_CLIENT_ID, 'anna', key),
  ),
].toSorted();

test('a renewal writes every cookie of the session, also those that stay as they are', async () => {
  const jar = jarDueForRenewal();
  await renewTokens(fakeRenewDeps(jar, async () => renewalResponse()));
  expect(jar.writes.toSorted()).toEqual(sessionCookies);
  expect(jar.cookies.get(sessionCookies[0] ?? '')).toBe('anna');
});

test('at a start every cookie of the session is written again as it is, without a request', async () => {
  const jar = new FakeCookieJar().setTokens('anna', NOW_S + 3_600);
  const before = new Map(jar.cookies);
  jar.cookies.set(tokenCookieName(TEST_CLIENT_ID, 'ben', 'idToken'), 'left behind');
  await prolongTokens(fakeRenewDeps(jar, neverResponds));
  expect(jar.writes.toSorted()).toEqual(sessionCookies);
  expect(jar.cookies).toEqual(before.set(tokenCookieName(TEST_CLIENT_ID, 'ben', 'idToken'), 'left behind'));
});

test.each([
  ['while nobody is signed in', new FakeCookieJar(), false],
  ['after a sign-out has begun', new FakeCookieJar().setTokens('anna', NOW_S + 3_600), true],
])('no cookie is written again %s', async (_when, jar, isSignedOut) => {
  await prolongTokens(fakeRenewDeps(jar, neverResponds, { hasTombstone: async () => isSignedOut }));
  expect(jar.writes).toEqual([]);
});
