import { expect, test } from 'vitest';
import { patternOf, safeAddress } from '../../../src/platform/sentry/safe-address.ts';

const ORIGIN = 'https://yhello.test';

test.each([
  ['/', '/'],
  ['/?menu=open', '/'],
  ['/brands/little-sprout?from=home#top', '/brands/:slug'],
  ['/account/orders/YH-1001', '/account/orders/:number'],
  ['/expo/directory', '/expo/directory'],
  ['/nowhere/at/all', 'another address'],
  ['https://yhello.test/trpc/users.carts.count?input=1', '/trpc/users.carts.count'],
  ['/trpc/actions.deliver', '/trpc/other'],
  ['/api/expo/list/latest', '/api/expo/list/latest'],
  ['/api/app/qr/verify?token=1', '/api'],
  ['/assets/shell-AbC_1-9z.js', '/assets/shell-AbC_1-9z.js'],
  ['/assets/AbC_1-9z.css', '/assets'],
  ['/images/expo-kl-640.webp', '/images'],
  ['https://pool.example/idp', 'another site'],
  ['//pool.example/idp', 'another site'],
  ['data:text/plain,secret', 'another site'],
  ['https://', 'another site'],
  [undefined, 'another site'],
])('%s is reported as %s', (address, reported) => {
  expect(safeAddress(address, ORIGIN)).toBe(reported);
});

test('an address that does not exist has no pattern', () => {
  expect(patternOf('/nowhere')).toBeNull();
  expect(patternOf('/brands/%E0%A4%A')).toBeNull();
});
