import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';
import { Disclosure } from '../../src/ui/disclosure.tsx';
import { Modal } from '../../src/ui/modal.tsx';
import { useOpenLinked } from '../../src/ui/use-open-linked.ts';
import { render } from '../support/render.tsx';

const address = location.href;
beforeEach(() => {
  // As in the app.
  history.scrollRestoration = 'manual';
});
afterEach(() => {
  history.scrollRestoration = 'auto';
  navigate(address);
});

function Answers() {
  const [isOpen, setIsOpen] = useState(false);
  useOpenLinked();
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Share
      </button>
      <div style={{ height: 3000 }} />
      <Disclosure title="Points">
        <p id="points">You earn them.</p>
      </Disclosure>
      <div style={{ height: 3000 }} />
      <Modal open={isOpen} onClose={() => setIsOpen(false)} title="Send it">
        <p>A link</p>
      </Modal>
    </>
  );
}

it('a dialog over a page that was opened at one of its answers leaves the visitor where they are', async () => {
  navigate('/faqs#points');
  render(<Answers />);
  await expect.element(page.getByText('You earn them.')).toBeVisible();
  await expect.poll(() => scrollY).toBeGreaterThan(2500);
  scrollTo(0, 0);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.element(page.getByText('A link')).toBeVisible();
  expect(scrollY).toBe(0);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Share' })).toHaveFocus();
  expect(scrollY).toBe(0);
});
