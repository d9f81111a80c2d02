import { expect, it } from 'vitest';
import { anchorId } from '../../../src/domain/content/content-page.ts';

it('the anchor of a section is made from its heading', () => {
  expect(anchorId('What we collect')).toBe('what-we-collect');
  expect(anchorId('  Terms, & “law”?')).toBe('terms-law');
});
