import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';
import { skipRepeatedEntries } from '../../src/app/skip-repeated-entries.ts';
import { Disclosure } from '../../src/ui/disclosure.tsx';
import { Link } from '../../src/ui/link.tsx';
import { Modal } from '../../src/ui/modal.tsx';
import { useOpenLinked } from '../../src/ui/use-open-linked.ts';
import { render } from '../support/render.tsx';

const address = location.href;

/** How many entries were made. `history.length` ends at 50, which many tests in one page reach. */
let entries = 0;
beforeAll(() => {
  const push = history.pushState;
  history.pushState = (...entry) => {
    entries++;
    push.apply(history, entry);
  };
  skipRepeatedEntries();
});
beforeEach(() => navigate('/brands'));
afterEach(() => navigate(address));

const tap = () => page.getByRole('link').click();

it('a link that is tapped again on a slow line makes one entry, which stays known', async () => {
  const before = entries;
  render(<Link href="/brands?letter=D&text=a%20b">D</Link>);
  await tap();
  history.replaceState({ entry: 'known' }, '');
  await tap();
  expect(entries).toBe(before + 1);
  expect(history.state).toEqual({ entry: 'known' });
});

it('a search that takes the place of the same one stays known', () => {
  navigate('/faqs?q=points', { replace: true, state: { entry: 'known' } });
  navigate('/faqs?q=points', { replace: true });
  expect(history.state).toEqual({ entry: 'known' });
});

it('a link that leads to where another search leads has an entry', async () => {
  const before = entries;
  render(<Link href="/brands?text=cot">Cots</Link>);
  await tap();
  navigate('/brands');
  await tap();
  expect(entries).toBe(before + 3);
});

it('a dialog has an entry at the address of its page', async () => {
  const before = entries;
  render(
    <Modal open onClose={() => {}} title="Item">
      <p>Its fields</p>
    </Modal>,
  );
  await expect.element(page.getByText('Its fields')).toBeVisible();
  expect(entries).toBe(before + 1);
});

function Answers() {
  useOpenLinked();
  return (
    <>
      <Link href="/brands#points">What are points?</Link>
      <Disclosure title="Points">
        <p id="points">You earn them.</p>
      </Disclosure>
    </>
  );
}

it('a link to an answer that was closed since opens it again', async () => {
  render(<Answers />);
  const answer = page.getByText('You earn them.');
  await tap();
  await expect.element(answer).toBeVisible();
  const before = entries;
  await page.getByText('Points', { exact: true }).click();
  await expect.element(answer).not.toBeVisible();
  await tap();
  await expect.element(answer).toBeVisible();
  expect(entries).toBe(before);
});
