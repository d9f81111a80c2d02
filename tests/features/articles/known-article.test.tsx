import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { KnownArticle } from '../../../src/features/articles/article-detail.tsx';
import { EmptyState } from '../../../src/ui/empty-state.tsx';
import { Skeleton } from '../../../src/ui/skeleton.tsx';
import { render } from '../../support/render.tsx';

const article = {
  slug: 'solids',
  title: 'Starting solids',
  stage: 'baby',
  summary: 'What to begin with, and when.',
  author: 'Priya Nair',
  publishedOn: '2026-11-23',
  readingMinutes: 3,
  picture: 'article-solids',
} as const;
const failure = (
  <EmptyState
    level={2}
    title="The text didn’t load"
    text="It loads once you’re online."
    picture="no-signal"
  />
);
const summary = page.getByText(article.summary);
const boxOf = (element: Element | null | undefined) => (element as Element).getBoundingClientRect();

it('Without the text of an article, a desktop has its summary beside the picture, and the reason below both', async () => {
  await page.viewport(1280, 844);
  onTestFinished(() => page.viewport(390, 844));
  render(<KnownArticle article={article} rest={failure} />);
  await expect.element(summary).toBeVisible();
  const whole = boxOf(document.querySelector('[data-reading]'));
  const picture = boxOf(document.querySelector('[data-reading] img'));
  const reason = boxOf(page.getByRole('heading').element().closest('section'));
  expect(boxOf(summary.element()).left).toBeGreaterThan(picture.right);
  expect(reason.top).toBeGreaterThan(picture.bottom);
  expect([reason.left, reason.width]).toEqual([whole.left, whole.width]);
});

it('Until it is known that the text does not come, the summary is not shown: it would go when the text comes', async () => {
  render(
    <KnownArticle article={article} rest={<Skeleton shape="text-article" label="Loading" count={20} />} />,
  );
  await expect.element(page.getByText(/Priya Nair/)).toBeVisible();
  await expect.element(summary).not.toBeVisible();
});
