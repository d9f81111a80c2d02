import { describe, expect, it } from 'vitest';
import { isRefusal, RequestError } from '../../src/platform/request-error.ts';

const client = (status: number) => new RequestError('client', 'No', 'CODE', status);

describe('a failure is a refusal', () => {
  it.each([400, 401, 403, 404, 409, 500])('when the server itself refused with %i', (status) => {
    expect(isRefusal(client(status))).toBe(true);
  });

  it.each([
    ...[0, 200, 304, 408, 425, 429, 501, 502, 503, 504, 505, 511, 599].map(client),
    new RequestError('no-answer', 'Nothing'),
    new RequestError('no-answer', 'Later', '', 503),
    new RequestError('invalid-response', 'A portal', '', 401),
    new TypeError('Failed to fetch'),
    new DOMException('Gone', 'AbortError'),
    null,
    undefined,
  ])('and in no other case: %s', (error) => {
    expect(isRefusal(error)).toBe(false);
  });
});
