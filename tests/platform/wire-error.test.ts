import { describe, expect, it } from 'vitest';
import { saysNo, WireError } from '../../src/platform/wire-error.ts';

const client = (status: number) => new WireError('client', 'No', 'CODE', status);

describe('a failure says no', () => {
  it.each([400, 401, 403, 404, 409, 500])('when the server itself refused with %i', (status) => {
    expect(saysNo(client(status))).toBe(true);
  });

  it.each([
    ...[0, 408, 425, 429, 502, 503, 504].map(client),
    new WireError('no-answer', 'Nothing'),
    new WireError('no-answer', 'Later', '', 503),
    new WireError('invalid-response', 'A portal', '', 401),
    new TypeError('Failed to fetch'),
    new DOMException('Gone', 'AbortError'),
    null,
    undefined,
  ])('and never otherwise: %s', (error) => {
    expect(saysNo(error)).toBe(false);
  });
});
