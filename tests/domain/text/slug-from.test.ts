import { expect, it } from 'vitest';
import { slugFrom } from '../../../src/domain/text/slug-from.ts';

it('a slug has the words of a text in small letters, joined by hyphens', () => {
  expect(slugFrom('What we collect')).toBe('what-we-collect');
  expect(slugFrom('  Terms, & “law”?')).toBe('terms-law');
  expect(slugFrom('我们收集什么')).toBe('我们收集什么');
});
