import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classifyResponse, isApiError, request } from '../../src/sync/classify-response.ts';
import { htmlResponse, jsonResponse, neverResponds } from '../support/responses.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const judge = (response: Response) => classifyResponse(response, isApiError, NOW);
const ourError = { error: { code: 'NOT_FOUND', message: 'No such expo' } };
const remoteError = [{ error: { json: { message: 'Sign in', code: -32001 } } }];
const nothing = { kind: 'no-answer', retryAfterMs: null };

test('JSON with a good status is an answer', async () => {
  expect(await judge(jsonResponse({ count: 3 }))).toEqual({ kind: 'answer', body: { count: 3 } });
  expect(await judge(jsonResponse(null, 201))).toEqual({ kind: 'answer', body: null });
});

test.each([400, 403, 404, 413, 422, 500])('our own error with status %i is a no', async (status) => {
  expect(await judge(jsonResponse(ourError, status))).toEqual({
    kind: 'refused-by-server',
    status,
    body: ourError,
  });
});

test('our own 401 says that the token is not accepted', async () => {
  expect(await judge(jsonResponse(remoteError, 401))).toEqual({ kind: 'unauthorised', body: remoteError });
});

test.each([408, 425, 429, 501, 502, 503, 504, 511])(
  'status %i is no answer, even in our own JSON',
  async (status) => {
    expect(await judge(jsonResponse(ourError, status))).toEqual(nothing);
  },
);

test.each([
  ['a captive portal', htmlResponse(200)],
  ['an error page of a proxy', htmlResponse(404)],
  ['a 401 of a proxy', htmlResponse(401)],
  ['JSON of somebody else', jsonResponse({ message: 'Log in to the Wi-Fi' }, 401)],
  ['an odd body', jsonResponse('error', 400)],
  ['JSON that breaks off', new Response('{"count":', { headers: { 'content-type': 'application/json' } })],
  ['an empty body', new Response('', { headers: { 'content-type': 'application/json' } })],
  ['JSON without its type', new Response('{"count":3}')],
  ['nothing new', new Response(null, { status: 304, headers: { 'content-type': 'application/json' } })],
  ['far too much', jsonResponse('x'.repeat(1_000_001))],
])('%s is no answer', async (_what, response) => {
  expect(await judge(response)).toEqual(nothing);
});

test.each([
  ['7', 7_000],
  [' 0 ', 0],
  ['Fri, 20 Nov 2026 10:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
  ['99999999', 3_600_000],
  ['soon', null],
])('"Retry-After: %s" is %s ms', async (header, retryAfterMs) => {
  expect(await judge(jsonResponse(ourError, 503, { 'retry-after': header }))).toEqual({
    kind: 'no-answer',
    retryAfterMs,
  });
});

test('no answer whatever is judged by throwing', async () => {
  const response = fc.record({
    status: fc.integer({ min: 200, max: 599 }).filter((status) => ![204, 205, 304].includes(status)),
    type: fc.constantFrom('application/json', 'text/html', 'application/problem+json', ''),
    body: fc.oneof(fc.string(), fc.json()),
  });
  await fc.assert(
    fc.asyncProperty(response, async ({ status, type, body }) => {
      const verdict = await judge(new Response(body, { status, headers: { 'content-type': type } }));
      if (verdict.kind === 'answer') expect(status).toBeLessThan(300);
      if (verdict.kind === 'refused-by-server') expect(isApiError(verdict.body)).toBe(true);
    }),
    { seed: 1 },
  );
});

test('a request that fails, and one that never ends, are no answer', async () => {
  const how = { nowMs: NOW, timeoutMs: 1 };
  const fails = async () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await request(fails, '/x', {}, how)).toEqual(nothing);
  expect(await request(neverResponds, '/x', {}, how)).toEqual(nothing);
});

test('a body that never ends is no answer', async () => {
  const endless = async () =>
    new Response(new ReadableStream({ pull: () => new Promise(() => {}) }), {
      headers: { 'content-type': 'application/json' },
    });
  expect(await request(endless, '/x', {}, { nowMs: NOW, timeoutMs: 1 })).toEqual(nothing);
});

test('requests carry no cookie, follow no redirect and are not cached', async () => {
  const seen: RequestInit[] = [];
  const fetch = async (_url: string, init: RequestInit) => {
    seen.push(init);
    return jsonResponse(1);
  };
  await request(fetch, '/x', { method: 'POST' }, { nowMs: NOW });
  expect(seen).toMatchObject([{ method: 'POST', credentials: 'omit', redirect: 'error', cache: 'no-store' }]);
  expect(seen[0]?.signal).toBeInstanceOf(AbortSignal);
});
