import { expect, it } from 'vitest';
import { slugFrom } from '../../../src/domain/text/slug-from.ts';

it('a part of an address is made from a text', () => {
  expect(slugFrom('What we collect')).toBe('what-we-collect');
  expect(slugFrom('  Terms, & “law”?')).toBe('terms-law');
});
