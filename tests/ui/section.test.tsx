import { expect, it } from 'vitest';
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
