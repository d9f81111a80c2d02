import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { type FakeFetch, failFetch, installFakeFetch } from '../support/fake-fetch.ts';
import { flushMacrotasks } from '../support/fake-timers.ts';
import { htmlResponse, jsonResponse, neverResponds } from '../support/responses.ts';

const browserFetch = globalThis.fetch;
const PATH = '/api/expo/list/latest';

let network: FakeFetch;
let http: typeof import('../../src/platform/http.ts');
let isOnline: () => boolean;
beforeEach(async () => {
  vi.resetModules();
  installFakeBrowser();
  network = installFakeFetch(() => jsonResponse({}));
  http = await import('../../src/platform/http.ts');
  const { isOnlineAtom, watchConnectivity } = await import('../../src/platform/connectivity.ts');
  const store = createStore();
  watchConnectivity(store, http.probeServer);
  isOnline = () => store.get(isOnlineAtom);
});

describe('a call', () => {
  it('sends no cookies, whatever its options', async () => {
    await http.fetchApi(PATH, { credentials: 'include', headers: { accept: 'text/plain' } });
    expect(network.requests[0]?.init).toMatchObject({ credentials: 'omit' });
    expect(network.requests[0]?.headers.get('accept')).toBe('text/plain');
  });

  it('takes no answer that the browser has kept: it may be a portal’s page, which would stay until it is too old', async () => {
    await http.fetchApi(PATH, { headers: { accept: 'text/plain' } });
    expect(network.requests[0]?.init).toMatchObject({ cache: 'no-store' });
  });

  it('follows no redirect: it is no answer, and the token goes nowhere', async () => {
    const visited: unknown[] = [];
    const portal = createServer((request, response) => {
      visited.push(request.url);
      if (request.url === PATH) response.writeHead(307, { location: '/portal' }).end();
      else response.setHeader('content-type', 'application/json').end('{}');
    });
    await new Promise<void>((ready) => portal.listen(0, '127.0.0.1', ready));
    const { port } = portal.address() as AddressInfo;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      browserFetch(`http://127.0.0.1:${port}${path}`, init),
    );
    const init = { headers: { 'x-jwt-token': 'token' }, redirect: 'follow' } as const;
    await expect(http.fetchApi(PATH, init)).rejects.toMatchObject({ kind: 'no-answer' });
    expect(visited).not.toContain('/portal');
    portal.close();
  });

  it.each([
    ['without a signal', undefined],
    ['with a signal', new AbortController().signal],
  ])('ends after 8 s with no answer, %s', async (_, signal) => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    network.respond = neverResponds;
    const response = http.fetchApi(PATH, signal ? { signal } : {});
    expect(timeout).toHaveBeenCalledWith(8_000);
    timeout.mockRestore();
    limit.abort(new DOMException('Too late', 'TimeoutError'));
    await expect(response).rejects.toMatchObject({ name: 'RequestError', kind: 'no-answer' });
    expect(network.requestedPaths()).toEqual([PATH, http.TIME_PATH]);
  });

  it('that is aborted says nothing about the network', async () => {
    const controller = new AbortController();
    network.respond = neverResponds;
    const response = http.fetchApi(PATH, { signal: controller.signal });
    controller.abort();
    await expect(response).rejects.toMatchObject({ name: 'AbortError' });
    expect(isOnline()).toBe(true);
  });
});

describe('our server', () => {
  const reachable: [string, () => Response][] = [
    ['data', () => jsonResponse({})],
    ['a refusal', () => jsonResponse({ error: { code: 'NOT_FOUND' } }, 404)],
    ['an error of its own', () => jsonResponse({ error: { code: 'INTERNAL_SERVER_ERROR' } }, 500)],
    ['"not modified"', () => new Response(null, { status: 304 })],
  ];
  it.each(reachable)('is reachable after %s', async (_, answer) => {
    network.respond = failFetch;
    await http.fetchApi(PATH, {}).catch(() => {});
    await flushMacrotasks();
    expect(isOnline()).toBe(false);
    network.respond = answer;
    await http.fetchApi(PATH, {});
    expect(isOnline()).toBe(true);
  });

  const unreachable: [string, () => Response | Promise<Response>][] = [
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a captive portal', () => htmlResponse(200)],
    ['a portal that refuses', () => htmlResponse(401)],
    ['a response that the worker had stored', () => jsonResponse({}, 200, { 'x-from-cache': '1' })],
    ['a response without a content type', () => new Response(null, { status: 200 })],
    ...[408, 425, 429, 501, 502, 503, 504, 505, 511, 599].map((status): [string, () => Response] => [
      `status ${status}`,
      () => jsonResponse({ error: { code: 'LATER' } }, status),
    ]),
  ];
  it.each(unreachable)('is not reachable after %s', async (_, answer) => {
    network.respond = answer;
    await http.fetchApi(PATH, {}).catch(() => {});
    await flushMacrotasks();
    expect(isOnline()).toBe(false);
    expect(network.requestedPaths()).toEqual([PATH, http.TIME_PATH]);
  });

  it('is as reachable as before when one call has no answer and the probe has one', async () => {
    network.respond = ({ path }) =>
      path === PATH
        ? Promise.reject(new TypeError('Failed to fetch'))
        : jsonResponse('2026-11-21T02:00:00.000Z');
    await http.fetchApi(PATH, {}).catch(() => {});
    await flushMacrotasks();
    expect(isOnline()).toBe(true);
  });
});

describe('a response is', () => {
  const read = (response: Response) => http.readJson(response);

  it('data, if its status is good', async () => {
    expect(await read(jsonResponse({ a: 1 }))).toEqual({ a: 1 });
    expect(await read(jsonResponse(null))).toBeNull();
  });

  it('a refusal, with its code, message and status', async () => {
    await expect(
      read(jsonResponse({ error: { code: 'NOT_FOUND', message: 'Not here' } }, 404)),
    ).rejects.toMatchObject({ kind: 'client', code: 'NOT_FOUND', message: 'Not here', status: 404 });
  });

  it.each([408, 425, 429, 501, 502, 503, 504, 505, 511, 599])(
    'no answer with status %i, whatever the body',
    async (status) => {
      for (const answer of [htmlResponse(status), jsonResponse({ error: { code: 'X' } }, status)])
        await expect(read(answer)).rejects.toMatchObject({ kind: 'no-answer', status });
    },
  );

  const strange: [string, () => Response][] = [
    ['a captive portal', () => htmlResponse(200)],
    ['a page of a proxy', () => htmlResponse(404)],
    ['a body that breaks off', () => new Response('{"a":', { status: 200 })],
    ['an empty body', () => new Response(null, { status: 204 })],
    ['JSON of another server', () => jsonResponse({ message: 'Log in to the Wi-Fi' }, 401)],
    ['an error without a code', () => jsonResponse({ error: {} }, 400)],
    ['an error that is text', () => jsonResponse({ error: 'no' }, 400)],
    ['an error that is null', () => jsonResponse(null, 400)],
    ['a code that is a number', () => jsonResponse({ error: { code: 7 } }, 400)],
  ];
  it.each(strange)('not from our server: %s', async (_, answer) => {
    await expect(read(answer())).rejects.toMatchObject({ kind: 'invalid-response', code: '' });
  });
});
