import { expect, it } from 'vitest';
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
