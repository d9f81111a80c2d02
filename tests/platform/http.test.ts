import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { htmlAnswer, jsonAnswer, neverAnswers } from '../support/answers.ts';
import { openPage } from '../support/page.ts';
import { connectPage, noNetwork, type PageNetwork } from '../support/page-network.ts';

const PATH = '/api/expo/list/latest';

let network: PageNetwork;
let http: typeof import('../../src/platform/http.ts');
let isOnline: () => boolean;
beforeEach(async () => {
  vi.resetModules();
  openPage();
  network = connectPage(() => jsonAnswer({}));
  http = await import('../../src/platform/http.ts');
  const { isOnlineAtom, watchConnectivity } = await import('../../src/platform/connectivity.ts');
  const store = createStore();
  watchConnectivity(store);
  isOnline = () => store.get(isOnlineAtom);
});

describe('a call', () => {
  it('sends no cookies, whatever is asked for', async () => {
    await http.fetchApi(PATH, { credentials: 'include', headers: { accept: 'text/plain' } });
    expect(network.asked[0]?.init).toMatchObject({ credentials: 'omit' });
    expect(network.asked[0]?.headers.get('accept')).toBe('text/plain');
  });

  it('gives up after 8 s, which is no answer', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    network.answer = neverAnswers;
    const asked = http.fetchApi(PATH);
    expect(timeout).toHaveBeenCalledWith(8_000);
    timeout.mockRestore();
    limit.abort(new DOMException('Too late', 'TimeoutError'));
    await expect(asked).rejects.toMatchObject({ name: 'WireError', kind: 'no-answer' });
    expect(isOnline()).toBe(false);
  });

  it('that nobody wants any more says nothing about the network', async () => {
    const wanted = new AbortController();
    network.answer = neverAnswers;
    const asked = http.fetchApi(PATH, { signal: wanted.signal });
    wanted.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(isOnline()).toBe(true);
  });
});

describe('our server is heard', () => {
  const heard: [string, () => Response][] = [
    ['data', () => jsonAnswer({})],
    ['a no', () => jsonAnswer({ error: { code: 'NOT_FOUND' } }, 404)],
    ['a fault of its own', () => jsonAnswer({ error: { code: 'INTERNAL_SERVER_ERROR' } }, 500)],
    ['"not changed"', () => new Response(null, { status: 304 })],
  ];
  it.each(heard)('by %s', async (_, answer) => {
    network.answer = noNetwork;
    await http.fetchApi(PATH).catch(() => {});
    expect(isOnline()).toBe(false);
    network.answer = answer;
    await http.fetchApi(PATH);
    expect(isOnline()).toBe(true);
  });

  const notHeard: [string, () => Response | Promise<Response>][] = [
    ['silence', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a captive portal', () => htmlAnswer(200)],
    ['a portal that refuses', () => htmlAnswer(401)],
    ['an answer without a type', () => new Response(null, { status: 200 })],
    ...[408, 425, 429, 502, 503, 504].map((status): [string, () => Response] => [
      `"later" with ${status}`,
      () => jsonAnswer({ error: { code: 'LATER' } }, status),
    ]),
  ];
  it.each(notHeard)('not by %s', async (_, answer) => {
    network.answer = answer;
    await http.fetchApi(PATH).catch(() => {});
    expect(isOnline()).toBe(false);
  });
});

describe('what came is', () => {
  const read = (response: Response) => http.readJson(response);

  it('data, when the server says so', async () => {
    expect(await read(jsonAnswer({ a: 1 }))).toEqual({ a: 1 });
    expect(await read(jsonAnswer(null))).toBeNull();
  });

  it('a no of ours, with its code, sentence and status', async () => {
    await expect(
      read(jsonAnswer({ error: { code: 'NOT_FOUND', message: 'Not here' } }, 404)),
    ).rejects.toMatchObject({ kind: 'client', code: 'NOT_FOUND', message: 'Not here', status: 404 });
  });

  it.each([408, 425, 429, 502, 503, 504])('"later" for status %i, whatever the body', async (status) => {
    for (const answer of [htmlAnswer(status), jsonAnswer({ error: { code: 'X' } }, status)])
      await expect(read(answer)).rejects.toMatchObject({ kind: 'no-answer', status });
  });

  const strange: [string, () => Response][] = [
    ['a captive portal', () => htmlAnswer(200)],
    ['a page of a proxy', () => htmlAnswer(404)],
    ['a body that breaks off', () => new Response('{"a":', { status: 200 })],
    ['nothing', () => new Response(null, { status: 204 })],
    ['somebody else’s JSON', () => jsonAnswer({ message: 'Log in to the Wi-Fi' }, 401)],
    ['an error without a code', () => jsonAnswer({ error: {} }, 400)],
    ['an error that is text', () => jsonAnswer({ error: 'no' }, 400)],
    ['an error that is nothing', () => jsonAnswer(null, 400)],
    ['a code that is a number', () => jsonAnswer({ error: { code: 7 } }, 400)],
  ];
  it.each(strange)('not ours: %s', async (_, answer) => {
    await expect(read(answer())).rejects.toMatchObject({ kind: 'invalid-response', code: '' });
  });
});
