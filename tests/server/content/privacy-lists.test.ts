import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** As long as a parent reads in one go, in characters. */
const LONGEST = 200;

it('The privacy policy has lists and short paragraphs for what stays on the phone', () => {
  const text = readFileSync('content/pages/privacy-policy.md', 'utf8');
  const [, section = ''] = /## What stays on your phone\n([\s\S]*?)\n## /.exec(text) ?? [];
  const paragraphs = section.split('\n\n').filter((part) => part !== '' && !part.startsWith('- '));
  expect(paragraphs.length).toBeGreaterThan(1);
  expect(paragraphs.filter(({ length }) => length > LONGEST)).toEqual([]);
});
