import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isApiError } from '../../src/sync/classify-response.ts';
import { readResponse, request } from '../../src/sync/request.ts';
import { htmlResponse, jsonResponse, neverResponds } from '../support/responses.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const read = (response: Response) => readResponse(response, { nowMs: NOW });
const ourError = { error: { code: 'NOT_FOUND', message: 'No such expo' } };
const noAnswer = { kind: 'no-answer', retryAfterMs: null };

describe('a response', () => {
  test('keeps its body, and a refusal its status', async () => {
    expect(await read(jsonResponse({ count: 3 }))).toEqual({ kind: 'answer', body: { count: 3 } });
    expect(await read(jsonResponse(ourError, 401))).toEqual({ kind: 'unauthorised', body: ourError });
    for (const status of [400, 403, 404, 413, 422, 500])
      expect(await read(jsonResponse(ourError, status))).toEqual({ kind: 'refusal', status, body: ourError });
  });

  test.each([408, 425, 429, 501, 502, 503, 504, 511])(
    'with status %i is no answer, even in our own JSON',
    async (status) => {
      expect(await read(jsonResponse(ourError, status))).toEqual(noAnswer);
    },
  );

  test.each([
    ['of a captive portal', htmlResponse(200)],
    ['with the error page of a proxy', htmlResponse(404)],
    ['with the 401 of a proxy', htmlResponse(401)],
    ['in JSON of another server', jsonResponse({ message: 'Log in to the Wi-Fi' }, 401)],
    ['with an odd body', jsonResponse('error', 400)],
    ['whose JSON breaks off', new Response('{"count":', { headers: { 'content-type': 'application/json' } })],
    ['with an empty body', new Response('', { headers: { 'content-type': 'application/json' } })],
    ['in JSON without its content type', new Response('{"count":3}')],
    ['304', new Response(null, { status: 304, headers: { 'content-type': 'application/json' } })],
    ['that is far too long', jsonResponse('x'.repeat(1_000_001))],
  ])('%s is no answer', async (_name, response) => {
    expect(await read(response)).toEqual(noAnswer);
  });

  test.each([
    ['7', 7_000],
    [' 0 ', 0],
    ['Fri, 20 Nov 2026 10:00:30 GMT', 30_000],
    ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
    ['99999999', 3_600_000],
    ['soon', null],
  ])('with "Retry-After: %s" asks to wait %s ms', async (header, retryAfterMs) => {
    expect(await read(jsonResponse(ourError, 503, { 'retry-after': header }))).toEqual({
      kind: 'no-answer',
      retryAfterMs,
    });
  });

  test.each([
    ['3', 3_000],
    ['86400', 60_000],
    ['Fri, 20 Nov 2037 10:00:00 GMT', 60_000],
    ['-5', 0],
  ])(
    'that is not ours, with "Retry-After: %s", delays nothing for long: %s ms',
    async (header, retryAfterMs) => {
      for (const status of [429, 503]) {
        const response = new Response('<h1>Log in</h1>', {
          status,
          headers: { 'content-type': 'text/html', 'retry-after': header },
        });
        expect(await read(response)).toEqual({ kind: 'no-answer', retryAfterMs });
      }
    },
  );

  test('of any content never throws', async () => {
    const anyResponse = fc.record({
      status: fc.integer({ min: 200, max: 599 }).filter((status) => ![204, 205, 304].includes(status)),
      type: fc.constantFrom('application/json', 'text/html', 'application/problem+json', ''),
      body: fc.oneof(fc.string(), fc.json()),
    });
    await fc.assert(
      fc.asyncProperty(anyResponse, async ({ status, type, body }) => {
        const response = await read(new Response(body, { status, headers: { 'content-type': type } }));
        if (response.kind === 'answer') expect(status).toBeLessThan(300);
        if (response.kind === 'refusal') expect(isApiError(response.body)).toBe(true);
      }),
      { seed: 1 },
    );
  });
});

describe('a request', () => {
  const options = { nowMs: NOW, timeoutMs: 1 };

  test('that fails, and one that never ends, are no answer', async () => {
    const fails = async () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await request(fails, '/x', {}, { nowMs: NOW })).toEqual(noAnswer);
    expect(await request(neverResponds, '/x', {}, options)).toEqual({ ...noAnswer, isSlow: true });
  });

  test('whose body never ends is no answer', async () => {
    const endless = async () =>
      new Response(new ReadableStream({ pull: () => new Promise(() => {}) }), {
        headers: { 'content-type': 'application/json' },
      });
    expect(await request(endless, '/x', {}, options)).toEqual({ ...noAnswer, isSlow: true });
  });

  test('carries no cookie, follows no redirect and is not cached', async () => {
    const inits: RequestInit[] = [];
    const fetch = async (_url: string, init: RequestInit) => {
      inits.push(init);
      return jsonResponse(1);
    };
    await request(fetch, '/x', { method: 'POST' }, { nowMs: NOW });
    expect(inits).toMatchObject([
      { method: 'POST', credentials: 'omit', redirect: 'error', cache: 'no-store' },
    ]);
    expect(inits[0]?.signal).toBeInstanceOf(AbortSignal);
  });
});
