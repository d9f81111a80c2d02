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
let restCall: typeof import('../../src/platform/rest-client.ts')['restCall'];
beforeEach(async () => {
  vi.resetModules();
  page = installFakeBrowser();
  network = installFakeFetch(respondFromServer(server));
  ({ restCall } = await import('../../src/platform/rest-client.ts'));
});

const unauthorised = () => jsonResponse({ error: { code: 'UNAUTHORIZED', message: 'Sign in first' } }, 401);
const sentTokens = () =>
  network.requests.filter(({ path }) => path !== '/idp').map(({ headers }) => headers.get('x-jwt-token'));

describe('our server sends', () => {
  it('the expo list to everybody: no token is sent, although there is one', async () => {
    page.setTokenCookies('mei');
    const list = await restCall(LIST);
    expect(list).toMatchObject({ upcoming: expect.any(Array), past: expect.any(Array) });
    expect(network.requestedPaths()).toEqual([LIST]);
    expect(network.requests[0]?.headers.has('x-jwt-token')).toBe(false);
    expect(network.requests[0]?.headers.has('authorization')).toBe(false);
  });

  it.each([
    [PROFILE, { id: expect.any(String) }],
    ['/api/shopping/item-count', { count: 0 }],
    ['/api/loyalty/get/user-summary', { balanceAmount: { currency: 'myr', points: expect.any(Number) } }],
  ] as const)('%s to the visitor of the token', async (path, answer) => {
    const token = page.setTokenCookies('mei');
    expect(await restCall(path)).toMatchObject(answer);
    expect(network.requests.map((request) => [request.path, request.headers.get('x-jwt-token')])).toEqual([
      [path, token],
    ]);
    expect(network.requests[0]?.init).toMatchObject({ credentials: 'omit' });
    expect(network.requests[0]?.headers.has('cookie')).toBe(false);
  });
});

describe('200 and 304 are answers', () => {
  it('304 means the last answer', async () => {
    const first = await restCall(LIST);
    network.respond = () => new Response(null, { status: 304 });
    expect(await restCall(LIST)).toBe(first);
  });

  it('304 without a last answer is no answer', async () => {
    network.respond = () => new Response(null, { status: 304 });
    await expect(restCall(LIST)).rejects.toMatchObject({ kind: 'no-answer', status: 304 });
  });

  it('an answer to a token is not reused for another token', async () => {
    page.setTokenCookies('mei');
    await restCall(PROFILE);
    network.respond = () => new Response(null, { status: 304 });
    await expect(restCall(PROFILE)).rejects.toMatchObject({ kind: 'no-answer', status: 304 });
  });
});

describe('every failure has its internal name and its kind:', () => {
  beforeEach(() => {
    page.setTokenCookies('mei');
  });
  const fails = (path: (typeof ALL)[number][0]) => expect(restCall(path)).rejects;

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

  it('an aborted call fails as aborted, without its internal name', async () => {
    await expect(restCall(LIST, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('a 401', () => {
  const nowS = Math.floor(Date.now() / 1000);
  const fresh = unsignedJwt({ sub: 'mei', exp: nowS + 3_600, iat: nowS, n: 7 });

  it.each(PRIVATE)('forces one renewal, and the call is sent again with the new token: %s', async (path) => {
    const [old, renewed] = [page.setTokenCookies('mei'), fresh];
    const really = network.respond;
    network.respond = (request) => {
      if (request.path === '/idp') return poolResponse({ AuthenticationResult: { AccessToken: renewed } });
      return request.headers.get('x-jwt-token') === old ? unauthorised() : really(request);
    };
    await restCall(path);
    expect(sentTokens()).toEqual([old, renewed]);
    expect(network.requestedPaths()).toEqual([path, '/idp', path]);
  });

  it('to the new token too is a refusal', async () => {
    page.setTokenCookies('mei');
    network.respond = ({ path }) =>
      path === '/idp' ? poolResponse({ AuthenticationResult: { AccessToken: fresh } }) : unauthorised();
    await expect(restCall(PROFILE)).rejects.toMatchObject({ kind: 'client', code: 'UNAUTHORIZED' });
    expect(network.requestedPaths()).toEqual([PROFILE, '/idp', PROFILE]);
  });

  it('is a refusal when the pool refuses the renewal', async () => {
    page.setTokenCookies('mei');
    network.respond = ({ path }) =>
      path === '/idp' ? poolErrorResponse('NotAuthorizedException') : unauthorised();
    await expect(restCall(PROFILE)).rejects.toMatchObject({ kind: 'client', code: 'UNAUTHORIZED' });
  });

  it('is no answer while the pool does not answer', async () => {
    page.setTokenCookies('mei');
    network.respond = (request) => (request.path === '/idp' ? failFetch(request) : unauthorised());
    await expect(restCall(PROFILE)).rejects.toMatchObject({ kind: 'no-answer', code: 'UNAUTHORIZED' });
  });

  it('renews nothing when another tab has renewed meanwhile', async () => {
    const old = page.setTokenCookies('mei');
    network.respond = ({ headers }) => {
      if (headers.get('x-jwt-token') !== old) return jsonResponse({ count: 4 });
      page.setTokenCookies('mei', undefined, 1);
      return unauthorised();
    };
    expect(await restCall('/api/shopping/item-count')).toEqual({ count: 4 });
    expect(network.requestedPaths()).not.toContain('/idp');
  });

  it('is not asked for: without a token a call that needs one is not sent', async () => {
    await expect(restCall(PROFILE)).rejects.toMatchObject({ kind: 'no-answer', code: 'NO_SESSION' });
    expect(sentTokens()).toEqual([]);
  });

  it('of a captive portal is not ours, and renews nothing', async () => {
    page.setTokenCookies('mei');
    network.respond = () => htmlResponse(401);
    await expect(restCall(PROFILE)).rejects.toMatchObject({ kind: 'invalid-response' });
    expect(network.requestedPaths()).toEqual([PROFILE]);
  });
});
