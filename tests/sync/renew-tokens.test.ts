import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renewTokens } from '../../src/sync/renew-tokens.ts';
import { htmlAnswer, neverAnswers } from '../support/answers.ts';
import { AMZ, amz, dueJar, granted, NOW_S, refusal, renewalOf, renewed } from '../support/pool-answers.ts';
import { CLIENT_ID, TokenJar } from '../support/token-jar.ts';

test('tokens that last are left alone', async () => {
  const jar = new TokenJar().signIn('anna', NOW_S + 3_600);
  expect(await renewTokens(renewalOf(jar, neverAnswers))).toBe('fresh');
});

test('five minutes before the end the tokens are renewed', async () => {
  const jar = new TokenJar().signIn('anna', NOW_S + 300);
  expect(await renewTokens(renewalOf(jar, async () => granted()))).toBe('renewed');
  expect(jar.accessToken('anna')).toBe(renewed());
  expect([...jar.cookies.values()]).toContain('new-id');
  expect([...jar.cookies.values()]).toContain('refresh-anna');
});

test("the end is told by the pool's clock, not by the phone's", async () => {
  const jar = new TokenJar().signIn('anna', NOW_S + 3_600);
  jar.cookies.set(`CognitoIdentityServiceProvider.${CLIENT_ID}.anna.clockDrift`, String(3_500_000));
  expect(await renewTokens(renewalOf(jar, async () => granted(), { now: () => (NOW_S - 100) * 1000 }))).toBe(
    'renewed',
  );
  expect(jar.cookies.get(`CognitoIdentityServiceProvider.${CLIENT_ID}.anna.clockDrift`)).toBe('100000');
});

test('the pool is asked once, in its own protocol', async () => {
  const asked: [string, RequestInit][] = [];
  await renewTokens(
    renewalOf(dueJar(), async (url, init) => {
      asked.push([url, init]);
      return granted();
    }),
  );
  expect(asked).toMatchObject([['https://pool.example/', { method: 'POST', credentials: 'omit' }]]);
  expect(new Headers(asked[0]?.[1].headers).get('x-amz-target')).toMatch(/GetTokensFromRefreshToken$/);
  expect(JSON.parse(String(asked[0]?.[1].body))).toEqual({
    ClientId: CLIENT_ID,
    RefreshToken: 'refresh-anna',
  });
});

test('nobody signed in means no request', async () => {
  expect(await renewTokens(renewalOf(new TokenJar(), neverAnswers))).toBe('no-tokens');
});

test('with force a token that lasts is replaced as well', async () => {
  const jar = new TokenJar().signIn('anna', NOW_S + 3_600);
  expect(await renewTokens({ ...renewalOf(jar, async () => granted(7)), force: true })).toBe('renewed');
  expect(jar.accessToken('anna')).toBe(renewed('anna', 7));
});

test.each([
  'NotAuthorizedException',
  'com.amazonaws.cognito#NotAuthorizedException',
  'TokenRevokedException',
  'UserNotFoundException',
  'RefreshTokenReuseException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
])('%s is a no', async (name) => {
  const jar = dueJar();
  expect(await renewTokens(renewalOf(jar, async () => refusal(name)))).toBe('refused');
  expect(jar.writes).toEqual([]);
});

const notANo: [string, () => Promise<Response>][] = [
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a captive portal', async () => htmlAnswer(200)],
  ['a captive portal with 400', async () => htmlAnswer(400)],
  ["somebody else's JSON", async () => amz({ message: 'Log in to the Wi-Fi' }, 401)],
  ['a type that is no name', async () => amz({ __type: 5 }, 400)],
  [
    'a body that breaks off',
    async () => new Response('{"__type":"NotAuthorized', { status: 400, headers: { 'content-type': AMZ } }),
  ],
  ['too many requests', async () => refusal('TooManyRequestsException')],
  ['a limit', async () => refusal('LimitExceededException')],
  ['throttling', async () => refusal('ThrottlingException')],
  ['an inner error', async () => refusal('InternalErrorException')],
  ['an inner error with 500', async () => refusal('InternalErrorException', 500)],
  ['a firewall', async () => refusal('ForbiddenException', 403)],
  ['a failing hook', async () => refusal('UserLambdaValidationException')],
  ...[408, 425, 429, 500, 502, 503, 504].map((status): [string, () => Promise<Response>] => [
    `a no with status ${status}`,
    async () => refusal('NotAuthorizedException', status),
  ]),
  ['200 without tokens', async () => amz({ AuthenticationResult: {} })],
  ['200 with garbage', async () => amz({ AuthenticationResult: { AccessToken: 'x' } })],
  ['tokens of somebody else', async () => amz({ AuthenticationResult: { AccessToken: renewed('ben') } })],
];

test.each(notANo)('%s is no answer and changes nothing', async (_what, answer) => {
  const jar = dueJar();
  expect(await renewTokens(renewalOf(jar, answer))).toBe('no-answer');
  expect(jar.writes).toEqual([]);
});

test('a hung request is no answer', async () => {
  expect(await renewTokens(renewalOf(dueJar(), neverAnswers, { timeoutMs: 1 }))).toBe('no-answer');
});

test('whatever comes back, only a no of the pool itself is a refusal', async () => {
  const name = fc.constantFrom(
    'NotAuthorizedException',
    'ThrottlingException',
    'InternalErrorException',
    '',
    'x#UserNotFoundException',
  );
  const answer = fc.record({
    status: fc.integer({ min: 200, max: 599 }).filter((status) => ![204, 205, 304].includes(status)),
    type: fc.constantFrom(AMZ, 'application/json', 'text/html', ''),
    body: fc.oneof(
      fc.string(),
      fc.json(),
      name.map((__type) => JSON.stringify({ __type })),
    ),
  });
  await fc.assert(
    fc.asyncProperty(answer, async ({ status, type, body }) => {
      const jar = dueJar();
      const outcome = await renewTokens(
        renewalOf(jar, async () => new Response(body, { status, headers: { 'content-type': type } }), {
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

test('where nothing can be stored the tokens are renewed all the same', async () => {
  const broken = { hasTombstone: () => Promise.reject(new Error('no storage')) };
  expect(await renewTokens(renewalOf(dueJar(), async () => granted(), broken))).toBe('renewed');
});

test('tokens that the browser does not keep are told, and end nobody’s session', async () => {
  const jar = dueJar();
  const before = new Map(jar.cookies);
  jar.write = async () => Promise.reject(new Error('accessToken takes 5000 bytes, a cookie holds 4096'));
  const told: string[] = [];
  const onUnkept = ({ message }: Error) => told.push(message);
  expect(await renewTokens(renewalOf(jar, async () => granted(), { onCookieRefused: onUnkept }))).toBe(
    'no-answer',
  );
  expect(told).toEqual(['accessToken takes 5000 bytes, a cookie holds 4096']);
  expect(jar.cookies).toEqual(before);
});

test('a sign-out that comes while tokens are not kept wins as ever', async () => {
  const jar = dueJar();
  jar.write = async () => {
    jar.cookies.clear();
    throw new Error('this browser keeps no cookies');
  };
  expect(await renewTokens(renewalOf(jar, async () => granted()))).toBe('no-tokens');
});
