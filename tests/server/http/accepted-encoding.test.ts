import { expect, it } from 'vitest';
import { acceptedEncoding } from '../../../server/http/accepted-encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', null],
  ['gzip;q=0', null],
  ['*;q=0', null],
  ['brotli, xgzip', null],
  ['', null],
  [undefined, null],
])('a client that accepts "%s" gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
