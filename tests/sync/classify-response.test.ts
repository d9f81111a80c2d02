import { describe, expect, test } from 'vitest';
import { NO_TOKEN_CAME } from '../../src/domain/visitor/no-session.ts';
import { classifyResponse, classifyStatus, isApiError } from '../../src/sync/classify-response.ts';
import { htmlResponse, jsonResponse } from '../support/responses.ts';

const ourError = { error: { code: 'NOT_FOUND', message: 'No such expo' } };
const trpcError = [{ error: { json: { message: 'Sign in', code: -32001 } } }];

describe('a status', () => {
  test('from 200 to 299 is an answer', () => {
    for (const status of [200, 201, 207, 299]) expect(classifyStatus(status)).toBe('answer');
  });

  test('from 400 to 500 is a refusal', () => {
    for (const status of [400, 401, 403, 404, 409, 413, 418, 422, 499, 500])
      expect(classifyStatus(status)).toBe('refusal');
  });

  test('that asks to come back later, or comes from what stands in front of the server, is no answer', () => {
    for (const status of [
      0,
      100,
      300,
      304,
      408,
      425,
      429,
      501,
      502,
      503,
      504,
      505,
      511,
      520,
      599,
      600,
      Number.NaN,
    ])
      expect(classifyStatus(status)).toBe('no-answer');
  });
});

describe('a response', () => {
  test('in JSON with a good status is an answer', () => {
    expect(classifyResponse(jsonResponse({ count: 3 }), { count: 3 })).toBe('answer');
    expect(classifyResponse(jsonResponse(null, 201), null)).toBe('answer');
  });

  test('with our own error is a refusal', () => {
    for (const status of [400, 403, 404, 413, 422, 500]) {
      expect(classifyResponse(jsonResponse(ourError, status), ourError)).toBe('refusal');
      expect(classifyResponse(jsonResponse(trpcError, status), trpcError)).toBe('refusal');
    }
  });

  test('with our own error and status 401 means that the token is not accepted', () => {
    expect(classifyResponse(jsonResponse(trpcError, 401), trpcError)).toBe('unauthorised');
  });

  test('with status 401 because no token came is no answer: something on the way has taken it', () => {
    for (const body of [
      { error: { code: 'UNAUTHORIZED', message: NO_TOKEN_CAME } },
      [{ error: { json: { message: NO_TOKEN_CAME, code: -32001 } } }],
    ])
      expect(classifyResponse(jsonResponse(body, 401), body)).toBe('no-answer');
  });

  test('without our own error is no answer', () => {
    for (const body of [
      { message: 'Log in to the Wi-Fi' },
      { error: null },
      { error: {} },
      { error: 'no' },
      { error: { message: 'no' } },
      { error: { code: 7 } },
      { error: { json: null } },
      { error: { json: { code: 'NOT_FOUND' } } },
      [],
      [null],
      'error',
      null,
    ]) {
      expect(isApiError(body)).toBe(false);
      for (const status of [400, 401, 404, 500])
        expect(classifyResponse(jsonResponse(body, status), body)).toBe('no-answer');
    }
  });

  test('without JSON is no answer, whatever its status', () => {
    for (const status of [200, 401, 404, 500]) {
      expect(classifyResponse(htmlResponse(status), undefined)).toBe('no-answer');
      expect(classifyResponse(htmlResponse(status), ourError)).toBe('no-answer');
      expect(classifyResponse(jsonResponse(ourError, status), undefined)).toBe('no-answer');
    }
  });
});
