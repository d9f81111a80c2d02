import superjson from 'superjson';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { unsignedJwt } from '../support/fake-cookie-jar.ts';
import { type FakeFetch, installFakeFetch, respondFromServer } from '../support/fake-fetch.ts';
import { jsonResponse } from '../support/responses.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { poolResponse } from '../support/user-pool-responses.ts';

const COUNT = 'users.carts.count';
const LIST = 'businesses.expos.list';
const DETAIL = 'businesses.expos.detail';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let page: ReturnType<typeof installFakeBrowser>;
let network: FakeFetch;
let runQuery: typeof import('../../src/platform/trpc-client.ts')['runQuery'];
beforeEach(async () => {
  vi.resetModules();
  page = installFakeBrowser();
  network = installFakeFetch(respondFromServer(server));
  ({ runQuery } = await import('../../src/platform/trpc-client.ts'));
});

const inputsOf = (n: number) => JSON.parse(network.requests[n]?.url.searchParams.get('input') ?? '{}');
const authorizations = () =>
  network.requests.filter(({ path }) => path !== '/idp').map(({ headers }) => headers.get('authorization'));

describe('a tRPC query', () => {
  it('is sent by GET, and answered by our server', async () => {
    expect(await runQuery(LIST, undefined)).toMatchObject({ upcoming: expect.any(Array) });
    expect(network.requests).toHaveLength(1);
    expect(network.requests[0]).toMatchObject({ path: `/trpc/${LIST}` });
    expect(network.requests[0]?.init).toMatchObject({ method: 'GET', credentials: 'omit' });
    expect(network.requests[0]?.init.body ?? null).toBeNull();
  });

  it('shares one request with others made together: paths by commas, inputs by number', async () => {
    page.setTokenCookies('mei');
    const answers = await Promise.all([
      runQuery(LIST, undefined),
      runQuery(DETAIL, { slug: 'baby-fair-kl' }),
      runQuery(COUNT, undefined),
    ]);
    expect(answers).toMatchObject([{ past: expect.any(Array) }, { slug: 'baby-fair-kl' }, 0]);
    expect(network.requestedPaths()).toEqual([`/trpc/${LIST},${DETAIL},${COUNT}`]);
    expect(network.requests[0]?.url.searchParams.get('batch')).toBe('1');
    expect(inputsOf(0)).toMatchObject({ 1: { json: { slug: 'baby-fair-kl' } } });
  });

  it('shares it with any number of others, however long the address grows', async () => {
    const slugs = Array.from({ length: 49 }, (_, n) => `${n}-${'x'.repeat(200)}`);
    await Promise.allSettled(slugs.map((slug) => runQuery(DETAIL, { slug })));
    expect(network.requests).toHaveLength(1);
    expect(network.requests[0]?.url.href.length).toBeGreaterThan(12_000);
  });

  it('sends and receives rich values: a date stays a date', async () => {
    const at = new Date('2026-11-21T02:00:00Z');
    const answer = { since: at, until: undefined };
    network.respond = () => jsonResponse([{ result: { data: superjson.serialize(answer) } }]);
    const { trpcClient } = await import('../../src/platform/trpc-client.ts');
    expect(await trpcClient.query('some.procedure', { at })).toEqual(answer);
    expect(superjson.deserialize(inputsOf(0)[0])).toEqual({ at });
  });

  it('reports the revision of the response, if it has one', async () => {
    page.setTokenCookies('mei');
    const onRevision = vi.fn();
    await runQuery('businesses.expos.myCheckIns', undefined, { onRevision });
    expect(onRevision.mock.calls).toEqual([[{ rev: expect.any(Number), applied: [] }]]);
    await runQuery(LIST, undefined, { onRevision });
    expect(onRevision).toHaveBeenCalledTimes(1);
  });
});

describe('the token', () => {
  it('is sent when there is a session', async () => {
    const token = page.setTokenCookies('mei');
    await runQuery(COUNT, undefined);
    expect(authorizations()).toEqual([`Bearer ${token}`]);
  });

  it('is left out without a session, and the call is still sent', async () => {
    expect(await runQuery(LIST, undefined)).toBeDefined();
    expect(authorizations()).toEqual([null]);
  });

  it('is left out when cookies cannot be read, and the call is still sent', async () => {
    page.setTokenCookies('mei');
    Object.defineProperty(document, 'cookie', {
      get: () => {
        throw new DOMException('Cookies are off', 'SecurityError');
      },
    });
    expect(await runQuery(LIST, undefined)).toBeDefined();
    expect(authorizations()).toEqual([null]);
  });

  it('is sent although it is about to expire if the pool does not answer', async () => {
    const old = page.setTokenCookies('mei', Math.floor(Date.now() / 1000) + 60);
    const really = network.respond;
    network.respond = (request) =>
      request.path === '/idp' ? Promise.reject(new TypeError('Failed to fetch')) : really(request);
    expect(await runQuery(COUNT, undefined)).toBe(0);
    expect(authorizations()).toEqual([`Bearer ${old}`]);
  });
});

describe('a token that the server refuses', () => {
  const nowS = Math.floor(Date.now() / 1000);
  const granted = (n: number) => unsignedJwt({ sub: 'mei', exp: nowS + 3_600, iat: nowS, n });
  /** Accepts only the given token; the pool issues tokens 1, 2, 3 … */
  const acceptOnly = (good: string) => {
    const really = network.respond;
    let grants = 0;
    network.respond = async (request) => {
      if (request.path === '/idp')
        return poolResponse({ AuthenticationResult: { AccessToken: granted(++grants) } });
      if (request.headers.get('authorization') === `Bearer ${good}`) return really(request);
      const no = { json: { message: 'No', code: -32001, data: { code: 'UNAUTHORIZED', httpStatus: 401 } } };
      return jsonResponse(
        request.path.split(',').map(() => ({ error: no })),
        401,
      );
    };
    return () => grants;
  };

  it('is renewed once, and the call is sent again', async () => {
    const old = page.setTokenCookies('mei');
    const good = granted(1);
    const grants = acceptOnly(good);
    expect(await runQuery(COUNT, undefined)).toBe(0);
    expect(authorizations()).toEqual([`Bearer ${old}`, `Bearer ${good}`]);
    expect(grants()).toBe(1);
  });

  it('is renewed once for all calls that were sent with it, together or one after the other', async () => {
    page.setTokenCookies('mei');
    const grants = acceptOnly(granted(1));
    const really = network.respond;
    let held = () => {};
    network.respond = async (request) => {
      // The first request is so slow that its refusal comes after the renewal for the second.
      if (network.requests.length === 1)
        await new Promise<void>((resolve) => {
          held = resolve;
        });
      return really(request);
    };
    const slow = runQuery(COUNT, undefined);
    await eventually(() => expect(network.requests).toHaveLength(1));
    await Promise.all([runQuery(COUNT, undefined), runQuery('users.notifications.unreadCount', undefined)]);
    held();
    expect(await slow).toBe(0);
    expect(grants()).toBe(1);
  });

  it('twice is a refusal', async () => {
    page.setTokenCookies('mei');
    const grants = acceptOnly('none');
    await expect(runQuery(COUNT, undefined)).rejects.toMatchObject({
      kind: 'client',
      code: 'UNAUTHORIZED',
      status: 401,
    });
    expect(authorizations()).toHaveLength(2);
    expect(grants()).toBe(1);
  });

  it('says nothing about the session while the pool does not answer', async () => {
    page.setTokenCookies('mei');
    acceptOnly('none');
    const really = network.respond;
    network.respond = (request) =>
      request.path === '/idp' ? Promise.reject(new TypeError('Failed to fetch')) : really(request);
    await expect(runQuery(COUNT, undefined)).rejects.toMatchObject({
      kind: 'no-answer',
      code: 'UNAUTHORIZED',
    });
  });

  it('is needed for private answers: without one nothing is sent', async () => {
    await expect(runQuery(COUNT, undefined)).rejects.toMatchObject({ kind: 'no-answer', code: 'NO_SESSION' });
    expect(authorizations()).toEqual([]);
  });
});
