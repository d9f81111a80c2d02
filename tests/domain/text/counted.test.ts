import { expect, test } from 'vitest';
import { counted } from '../../../src/domain/text/counted.ts';

test('Only one thing has no plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'talk'))).toEqual(['0 talks', '1 talk', '2 talks']);
});

test('Thousands are grouped', () => {
  expect(counted(12_000, 'product')).toBe('12,000 products');
});
