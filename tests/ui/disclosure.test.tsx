import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Disclosure } from '../../src/ui/disclosure.tsx';
import { render } from '../support/render.tsx';

it('Several disclosures with one title are told apart by what each is about', async () => {
  render(
    ['Milk Circle', 'Early Birds'].map((group) => (
      <Disclosure key={group} title="How to join" about={group}>
        Write to {group}.
      </Disclosure>
    )),
  );
  const titles = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['How to join Milk Circle', 'How to join Early Birds']);
  await expect.element(page.getByText('Milk Circle').first()).toHaveClass('visually-hidden');
});
