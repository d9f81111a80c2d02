import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';
import { goToTopOfSamePage } from '../../src/app/top-of-same-page.ts';
import { Link } from '../../src/ui/link.tsx';
import { render } from '../support/render.tsx';

const address = location.href;
beforeAll(goToTopOfSamePage);
beforeEach(() => navigate('/faqs'));
afterEach(() => {
  navigate(address);
  scrollTo(0, 0);
});

function showScrolled() {
  render(
    <>
      <main style={{ height: 3000 }} />
      <footer>
        <Link href="/faqs">FAQs</Link> <Link href="/terms-of-use">Terms</Link>
      </footer>
    </>,
  );
  scrollTo(0, document.documentElement.scrollHeight);
}
const tap = (name: string) => page.getByRole('link', { name, exact: true }).click();

it('a link of the footer to the page that is shown goes to its top', async () => {
  showScrolled();
  await tap('FAQs');
  expect(scrollY).toBe(0);
});

it('a link to another page, and one that is opened in a new tab, leave the place to others', async () => {
  showScrolled();
  const before = scrollY;
  await tap('Terms');
  expect(scrollY).toBe(before);
  navigate('/faqs');
  const link = page.getByRole('link', { name: 'FAQs' });
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click({ modifiers: ['Control'] });
  expect(scrollY).toBe(before);
});
