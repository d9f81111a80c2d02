import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkInActionNow } from '../support/deliver-actions.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { type FakeFetch, failFetch, installFakeFetch, respondFromServer } from '../support/fake-fetch.ts';
import { htmlResponse, jsonResponse } from '../support/responses.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../support/test-server.ts';

const LIST = 'businesses.expos.list';
const DETAIL = 'businesses.expos.detail';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let page: ReturnType<typeof installFakeBrowser>;
let network: FakeFetch;
let wire: typeof import('../../src/platform/trpc-client.ts');
beforeEach(async () => {
  vi.resetModules();
  page = installFakeBrowser();
  network = installFakeFetch(respondFromServer(server));
  wire = await import('../../src/platform/trpc-client.ts');
});
const fails = (path = LIST, input?: unknown) => expect(wire.runQuery(path, input)).rejects;
const errorOf = (json: unknown, status = 400) => jsonResponse([{ error: { json } }], status);

describe('a refusal of our server keeps its code:', () => {
  it.each([
    ['NOT_FOUND', 404, DETAIL, { slug: 'nowhere' }],
    ['NOT_FOUND', 404, 'businesses.noSuch', undefined],
    ['BAD_REQUEST', 400, DETAIL, { slug: 5 }],
  ])('%s (%i) from %s', async (code, status, path, input) => {
    await fails(path, input).toMatchObject({ name: 'RequestError', kind: 'client', code, status });
  });

  it.each([
    ['FORBIDDEN', 403],
    ['CONFLICT', 409],
    ['SOMETHING_NEW', 418],
    ['INTERNAL_SERVER_ERROR', 500],
  ])('%s (%i)', async (code, httpStatus) => {
    network.respond = () =>
      errorOf({ message: 'Because', code: -32000, data: { code, httpStatus } }, httpStatus);
    await fails().toMatchObject({ kind: 'client', code, status: httpStatus, message: 'Because' });
  });

  it('one call of a batch fails alone', async () => {
    const both = [wire.runQuery(LIST, undefined), wire.runQuery(DETAIL, { slug: 'nowhere' })];
    const [list, detail] = await Promise.allSettled(both);
    expect(list?.status).toBe('fulfilled');
    expect(detail).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND', status: 404 } });
    expect(network.requests).toHaveLength(1);
  });
});

describe('no answer is not a refusal:', () => {
  it('a 401 of our server because no token came', async () => {
    network.respond = ({ url, init }) =>
      server.app.request(url.pathname + url.search, { ...init, headers: {} });
    const { toRequestError } = await import('../../src/platform/trpc-responses.ts');
    const failure = await wire.trpcClient.query('users.profiles.myDetail').catch(toRequestError);
    expect(failure).toMatchObject({ kind: 'no-answer', status: 401 });
  });

  it('a network error', async () => {
    network.respond = failFetch;
    await fails().toMatchObject({ kind: 'no-answer', status: 0 });
  });

  it.each([408, 425, 429, 501, 502, 503, 504, 505, 511])('status %i, in HTML or JSON', async (status) => {
    network.respond = () => htmlResponse(status);
    await fails().toMatchObject({ kind: 'no-answer', status });
    network.respond = () => errorOf({ message: 'x', code: -32000, data: { code: 'X' } }, status);
    await fails().toMatchObject({ kind: 'no-answer', status });
  });

  it('a 503 for one call of a batch whose others were answered', async () => {
    page.setTokenCookies('mei');
    const { verify } = server.pool;
    server.pool.verify = () => Promise.reject(new Error('pool out of reach'));
    const both = [wire.runQuery(LIST, undefined), wire.runQuery('users.carts.count', undefined)];
    const [list, count] = await Promise.allSettled(both);
    server.pool.verify = verify;
    expect(list?.status).toBe('fulfilled');
    expect(count).toMatchObject({ status: 'rejected', reason: { kind: 'no-answer', status: 503 } });
  });
});

describe('in a batch each call has its own status:', () => {
  const batch = (...statuses: number[]) =>
    jsonResponse(
      statuses.map((httpStatus) => ({
        error: { json: { message: 'x', code: -32000, data: { code: 'X', httpStatus } } },
      })),
      207,
    );

  it.each([408, 429, 501, 503, 511])(
    '%i of one call is no answer, beside a refusal of another',
    async (status) => {
      network.respond = () => batch(status, 403);
      const calls = [wire.runQuery(LIST, undefined), wire.runQuery(DETAIL, { slug: 'x' })];
      expect(await Promise.allSettled(calls)).toMatchObject([
        { reason: { kind: 'no-answer', status } },
        { reason: { kind: 'client', status: 403 } },
      ]);
    },
  );
});

describe('a response of another server is invalid:', () => {
  const strange: [string, () => Response][] = [
    ['a captive portal', () => htmlResponse(200)],
    ['a portal that refuses', () => htmlResponse(403)],
    ['an empty body', () => new Response(null, { status: 200 })],
    ['a body that breaks off', () => new Response('[{"result":', { status: 200 })],
    ['an error without a code', () => errorOf({ message: 'x', data: {} })],
    ['an error with a code that is text', () => errorOf({ message: 'x', code: 'NOT_FOUND', data: {} })],
    ['an error that is null', () => errorOf(null)],
    ['JSON of another server', () => jsonResponse({ message: 'Log in to the Wi-Fi' }, 401)],
    ['an error of another server', () => jsonResponse({ error: { message: 'no' } }, 401)],
    ['fewer answers than calls', () => jsonResponse([])],
    ['a number', () => jsonResponse(7)],
    ['null', () => jsonResponse(null)],
    ['data without its envelope', () => jsonResponse([{ result: {} }])],
    [
      'a path into the prototype',
      () => jsonResponse([{ result: { data: { json: {}, meta: { values: { '__proto__.x': ['Date'] } } } } }]),
    ],
  ];
  it.each(strange)('%s', async (_, answer) => {
    network.respond = answer;
    await fails().toMatchObject({ name: 'RequestError', kind: 'invalid-response', code: '' });
  });

  it('any response ends in a RequestError or in data', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.constantFrom(200, 207, 400, 500), async (body, status) => {
        network.respond = () => jsonResponse([body], status);
        const outcome = await wire.runQuery(LIST, undefined).catch((error: Error) => error);
        if (outcome instanceof Error) expect(outcome.name).toBe('RequestError');
      }),
      { numRuns: 100, seed: 7 },
    );
  });
});

describe('apart from queries', () => {
  it('a mutation is sent by POST', async () => {
    page.setTokenCookies('mei');
    const actions = [checkInActionNow('mei')];
    const answer = await wire.trpcClient.mutation('actions.deliver', { sentAt: TEST_NOW_MS, actions });
    expect(answer).toMatchObject({ results: [{ verdict: 'done' }], spreadS: 0 });
    expect(network.requests[0]).toMatchObject({ path: '/trpc/actions.deliver', init: { method: 'POST' } });
  });

  it('a subscription fails at once and clearly', async () => {
    const failure = await new Promise<Error>((resolve) => {
      wire.trpcClient.subscription('some.thing', undefined, { onError: resolve });
    });
    const { toRequestError } = await import('../../src/platform/trpc-responses.ts');
    expect(toRequestError(failure)).toMatchObject({
      kind: 'client',
      code: 'METHOD_NOT_SUPPORTED',
      message: 'Subscriptions are not supported',
    });
    expect(network.requests).toEqual([]);
  });
});
