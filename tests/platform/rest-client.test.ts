import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { unsignedJwt } from '../support/fake-cookie-jar.ts';
import { type FakeFetch, failFetch, installFakeFetch, respondFromServer } from '../support/fake-fetch.ts';
import { htmlResponse, jsonResponse } from '../support/responses.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { poolErrorResponse, poolResponse } from '../support/user-pool-responses.ts';

const LIST = '/api/expo/list/latest';
const PROFILE = '/api/user/get/profile';
const ALL = [
  [LIST, 'Expo Not Found'],
  [PROFILE, 'Profile failed'],
  ['/api/shopping/item-count', 'Shopping failed'],
  ['/api/loyalty/get/user-summary', 'Summary failed'],
] as const;
const PRIVATE = ALL.slice(1);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let page: ReturnType<typeof installFakeBrowser>;
let network: FakeFetch;
let plainCall: typeof import('../../src/platform/rest-client.ts')['restCall'];
beforeEach(async () => {
  vi.resetModules();
  page = installFakeBrowser();
  network = installFakeFetch(respondFromServer(server));
  ({ restCall: plainCall } = await import('../../src/platform/rest-client.ts'));
});

const unauthorised = () => jsonResponse({ error: { code: 'UNAUTHORIZED', message: 'Sign in first' } }, 401);
const tokensAsked = () =>
  network.requests.filter(({ path }) => path !== '/idp').map(({ headers }) => headers.get('x-jwt-token'));

describe('our server answers', () => {
  it('the expo list to anybody: no token goes with it, though there is one', async () => {
    page.setTokenCookies('mei');
    const list = await plainCall(LIST);
    expect(list).toMatchObject({ upcoming: expect.any(Array), past: expect.any(Array) });
    expect(network.requestedPaths()).toEqual([LIST]);
    expect(network.requests[0]?.headers.has('x-jwt-token')).toBe(false);
    expect(network.requests[0]?.headers.has('authorization')).toBe(false);
  });

  it.each([
    [PROFILE, { cognitoSub: 'mei', displayName: 'Name of mei' }],
    ['/api/shopping/item-count', { count: 0 }],
    ['/api/loyalty/get/user-summary', { balanceAmount: { currency: 'myr', points: expect.any(Number) } }],
  ] as const)('%s to the visitor whose token it gets', async (path, answer) => {
    const token = page.setTokenCookies('mei');
    expect(await plainCall(path)).toMatchObject(answer);
    expect(network.requests.map((asked) => [asked.path, asked.headers.get('x-jwt-token')])).toEqual([
      [path, token],
    ]);
    expect(network.requests[0]?.init).toMatchObject({ credentials: 'omit' });
    expect(network.requests[0]?.headers.has('cookie')).toBe(false);
  });
});

describe('200 and 304 are taken', () => {
  it('304 means what was answered last', async () => {
    const first = await plainCall(LIST);
    network.respond = () => new Response(null, { status: 304 });
    expect(await plainCall(LIST)).toBe(first);
  });

  it('304 about nothing is no answer of ours', async () => {
    network.respond = () => new Response(null, { status: 304 });
    await expect(plainCall(LIST)).rejects.toMatchObject({ kind: 'no-answer', status: 304 });
  });

  it('what was answered to a token is not kept for the next one', async () => {
    page.setTokenCookies('mei');
    await plainCall(PROFILE);
    network.respond = () => new Response(null, { status: 304 });
    await expect(plainCall(PROFILE)).rejects.toMatchObject({ kind: 'no-answer', status: 304 });
  });
});

describe('every failure has its internal name and its kind:', () => {
  beforeEach(() => {
    page.setTokenCookies('mei');
  });
  const fails = (path: (typeof ALL)[number][0]) => expect(plainCall(path)).rejects;

  it.each(ALL)('%s fails as "%s"', async (path, message) => {
    network.respond = () => jsonResponse({ error: { code: 'NOT_FOUND', message: 'x' } }, 404);
    await fails(path).toMatchObject({ kind: 'client', message, code: 'NOT_FOUND', status: 404 });
    network.respond = () => jsonResponse({ error: { code: 'INTERNAL_SERVER_ERROR' } }, 500);
    await fails(path).toMatchObject({ kind: 'client', message, status: 500 });
    network.respond = failFetch;
    await fails(path).toMatchObject({ kind: 'no-answer', message, status: 0 });
    network.respond = () => htmlResponse(200);
    await fails(path).toMatchObject({ kind: 'invalid-response', message });
    for (const status of [429, 501, 503, 505, 511]) {
      network.respond = () => jsonResponse({ error: { code: 'LATER' } }, status);
      await fails(path).toMatchObject({ kind: 'no-answer', message, status });
    }
    for (const body of [{}, [], null, 'text', 7, { upcoming: [{}], past: [] }, { count: 'many' }]) {
      network.respond = () => jsonResponse(body);
      await fails(path).toMatchObject({ kind: 'invalid-response', message });
    }
  });

  it('a call that nobody wants any more fails as aborted, not by its name', async () => {
    await expect(plainCall(LIST, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('a 401', () => {
  const nowS = Math.floor(Date.now() / 1000);
  const fresh = unsignedJwt({ sub: 'mei', exp: nowS + 3_600, iat: nowS, n: 7 });

  it.each(PRIVATE)('forces one renewal, and the new token is asked with: %s', async (path) => {
    const [old, renewed] = [page.setTokenCookies('mei'), fresh];
    const really = network.respond;
    network.respond = (asked) => {
      if (asked.path === '/idp') return poolResponse({ AuthenticationResult: { AccessToken: renewed } });
      return asked.headers.get('x-jwt-token') === old ? unauthorised() : really(asked);
    };
    await plainCall(path);
    expect(tokensAsked()).toEqual([old, renewed]);
    expect(network.requestedPaths()).toEqual([path, '/idp', path]);
  });

  it('to the new token too is a no', async () => {
    page.setTokenCookies('mei');
    network.respond = ({ path }) =>
      path === '/idp' ? poolResponse({ AuthenticationResult: { AccessToken: fresh } }) : unauthorised();
    await expect(plainCall(PROFILE)).rejects.toMatchObject({ kind: 'client', code: 'UNAUTHORIZED' });
    expect(network.requestedPaths()).toEqual([PROFILE, '/idp', PROFILE]);
  });

  it('is a no when the pool refuses the renewal', async () => {
    page.setTokenCookies('mei');
    network.respond = ({ path }) =>
      path === '/idp' ? poolErrorResponse('NotAuthorizedException') : unauthorised();
    await expect(plainCall(PROFILE)).rejects.toMatchObject({ kind: 'client', code: 'UNAUTHORIZED' });
  });

  it('is no answer while the pool does not answer: silence ends no session', async () => {
    page.setTokenCookies('mei');
    network.respond = (asked) => (asked.path === '/idp' ? failFetch(asked) : unauthorised());
    await expect(plainCall(PROFILE)).rejects.toMatchObject({ kind: 'no-answer', code: 'UNAUTHORIZED' });
  });

  it('asks the pool for nothing when another tab has renewed meanwhile', async () => {
    const old = page.setTokenCookies('mei');
    network.respond = ({ headers }) => {
      if (headers.get('x-jwt-token') !== old) return jsonResponse({ count: 4 });
      page.setTokenCookies('mei', undefined, 1);
      return unauthorised();
    };
    expect(await plainCall('/api/shopping/item-count')).toEqual({ count: 4 });
    expect(network.requestedPaths()).not.toContain('/idp');
  });

  it('to a call without a token is no word about anybody’s session', async () => {
    await expect(plainCall(PROFILE)).rejects.toMatchObject({ kind: 'no-answer', code: 'UNAUTHORIZED' });
    expect(tokensAsked()).toEqual([null]);
  });

  it('of a captive portal is not ours, and renews nothing', async () => {
    page.setTokenCookies('mei');
    network.respond = () => htmlResponse(401);
    await expect(plainCall(PROFILE)).rejects.toMatchObject({ kind: 'invalid-response' });
    expect(network.requestedPaths()).toEqual([PROFILE]);
  });
});
