import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Section } from '../../src/ui/section.tsx';
import { render } from '../support/render.tsx';

it('The link to the full list says of what, also to a reader of the links alone', async () => {
  render(
    <Section title="Star buys" moreLink={{ label: 'See all 16', href: '/expo/starbuy' }}>
      <p>Cot</p>
    </Section>,
  );
  const link = page.getByRole('link');
  await expect.element(link).toHaveAccessibleName('See all 16: Star buys');
  await expect.element(link).toHaveTextContent(/^See all 16$/);
});

it('A long word in a heading is not cut off on a phone', async () => {
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(390, 844));
  render(
    <Section title="About Kinderwagenausstattungsmesse" moreLink={{ label: 'See all', href: '/brands' }}>
      <p>Cot</p>
    </Section>,
  );
  for (const element of [page.getByRole('heading').element(), document.documentElement])
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
});
