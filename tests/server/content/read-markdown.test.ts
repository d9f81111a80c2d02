import { expect, it } from 'vitest';
import { readMarkdown } from '../../../server/content/read/read-markdown.ts';

const read = (text: string) => readMarkdown('articles/a.md', text, 'body');

it('A field may end in hyphens, and the fields end at a line of them', () => {
  const { entries, problems } = read('---\ntitle: Sleep ---\nauthor: Aina\n---\nText\n');
  expect(problems).toEqual([]);
  expect(entries[0]?.values).toEqual({ slug: 'a', title: 'Sleep ---', author: 'Aina', body: 'Text\n' });
});

it('The lines around the fields may have spaces behind them', () => {
  const { entries, problems } = read('--- \ntitle: Sleep\n---\t\n\nText\n');
  expect(problems).toEqual([]);
  expect(entries[0]?.values).toEqual({ slug: 'a', title: 'Sleep', body: '\nText\n' });
});

it('There may be no fields and no text', () => {
  for (const text of ['---\n---\n', '---\n---'])
    expect(read(text).entries[0]?.values).toEqual({ slug: 'a', body: '' });
  expect(read('---\ntitle: Sleep\n').problems).toHaveLength(1);
});
