import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FaqSearch } from '../../../src/features/faqs/faq-search.tsx';
import { render } from '../../support/render.tsx';

const faq = (slug: string) => ({
  slug,
  group: 'Visiting',
  question: `What is ${slug}?`,
  answer: '<p>This.</p>',
});

it.each([
  [['parking'], '1 question'],
  [['parking', 'entry'], '2 questions'],
])('Of %j it is said how many there are', async (slugs, text) => {
  render(<FaqSearch faqs={slugs.map(faq)} initialText="" />);
  await expect.element(page.getByRole('status')).toHaveTextContent(new RegExp(`^${text}$`));
});

it('The result is announced once, after the last key', async () => {
  render(<FaqSearch faqs={['parking', 'entry'].map(faq)} initialText="" />);
  const status = page.getByRole('status').element();
  const search = page.getByRole('searchbox');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const text of ['par', 'park']) {
    await search.fill(text);
    await expect.element(page.getByText('What is entry?')).not.toBeInTheDocument();
    vi.advanceTimersByTime(499);
    expect(status.textContent).toBe('2 questions');
  }
  vi.advanceTimersByTime(1);
  await expect.poll(() => status.textContent).toBe('1 question mentions “park”');
});
