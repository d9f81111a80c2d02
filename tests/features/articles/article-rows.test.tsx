import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ArticleRows } from '../../../src/features/articles/article-rows.tsx';
import { render } from '../../support/render.tsx';

const article = (slug: string, title: string, summary: string) => ({
  slug,
  title,
  summary,
  stage: 'newborn' as const,
  author: 'Priya Nair',
  publishedOn: '2026-09-26',
  readingMinutes: 3,
  picture: 'article',
});

it('What a search found is a row each, with the beginning of its summary, and its words are marked', async () => {
  const long =
    'A newborn does not know what a night is, and nobody in the house has had any sleep for a week.';
  render(<ArticleRows text="Sleep" articles={[article('nights', 'Sleepless nights', long)]} />);
  const title = page.getByRole('heading', { name: 'Sleepless nights', level: 2 });
  await expect.element(title).toBeVisible();
  await expect
    .poll(() => [...(CSS.highlights.get('found') ?? [])].map(String))
    .toEqual(['Sleepless', 'sleep']);
  const row = page.getByRole('listitem').element();
  expect(row.getBoundingClientRect().height).toBeLessThan(150);
  expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
});

it('A word that only the text has is shown with its sentence', async () => {
  const found = { ...article('car', 'Balik kampung', 'Nine hours.'), excerpt: 'They sleep from Gua Musang.' };
  render(<ArticleRows text="sleep" articles={[found]} />);
  await expect.element(page.getByText('They sleep from Gua Musang.')).toBeVisible();
  expect(page.getByText('Nine hours.').query()).toBeNull();
});
