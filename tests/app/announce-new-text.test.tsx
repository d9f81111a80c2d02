import { useState } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { announceNewText } from '../../src/app/announce-new-text.ts';
import { Modal } from '../../src/ui/modal.tsx';
import { render } from '../support/render.tsx';

/** What screen readers are given to say, in the order in which they hear it, and where. */
let said: string[];
let saidIn: (Element | null)[];
beforeEach(() => {
  said = [];
  saidIn = [];
  const listener = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement) || !target.textContent) continue;
      expect(target.ariaLive).toBe('polite');
      said.push(target.textContent);
      saidIn.push((target.getRootNode() as ShadowRoot).host.parentElement);
    }
  });
  const attach = Element.prototype.attachShadow;
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
    const root = attach.call(this, init);
    listener.observe(root, { childList: true, subtree: true });
    return root;
  });
  const stop = announceNewText();
  onTestFinished(() => {
    stop();
    listener.disconnect();
    vi.restoreAllMocks();
    for (const host of document.querySelectorAll('[data-speaker]')) host.remove();
  });
});

function Texts() {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setText('No products match “pram”')}>
        Pram
      </button>
      <button type="button" onClick={() => setText('No products match “cot”')}>
        Cot
      </button>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {text && (
        <>
          <h2 data-announce>{text}</h2>
          <p data-announce hidden>
            {`${text}, hidden`}
          </p>
          <p role="status" data-announce>
            {`${text}, as a status`}
          </p>
        </>
      )}
      <Modal open={isOpen} onClose={() => setIsOpen(false)} title="A dialog">
        {isOpen && <p data-announce>In the dialog</p>}
      </Modal>
    </>
  );
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

it('Text that appears is announced, and so are its changes', async () => {
  render(<Texts />);
  await press('Pram');
  await expect.poll(() => said).toEqual(['No products match “pram” No products match “pram”, as a status']);
  // A status says its changes by itself.
  await press('Cot');
  await expect.poll(() => said.slice(1)).toEqual(['No products match “cot”']);
});

it('Text in a dialog is announced inside the dialog: the page below is inert', async () => {
  render(<Texts />);
  await press('Open');
  await expect.poll(() => said).toEqual(['In the dialog']);
  expect(saidIn[0]?.tagName).toBe('DIALOG');
  // Before the texts, the regions are there.
  expect(document.body.querySelector(':scope > [data-speaker]')).not.toBeNull();
});

it('Text that a dialog covers or that has the focus is not announced', async () => {
  render(<Texts />);
  const pram = page.getByRole('button', { name: 'Pram', exact: true }).element() as HTMLElement;
  await press('Open');
  await expect.poll(() => said).toEqual(['In the dialog']);
  pram.click();
  await expect.element(page.getByText('No products match “pram”', { exact: true })).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 800));
  await press('Close');
  const cot = page.getByRole('button', { name: 'Cot', exact: true }).element() as HTMLElement;
  await expect.poll(() => document.querySelector('dialog:modal')).toBeNull();
  cot.click();
  const found = page.getByRole('heading', { name: 'No products match “cot”' });
  await expect.element(found).toBeVisible();
  const heading = found.element() as HTMLElement;
  heading.tabIndex = -1;
  heading.focus();
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(said).toEqual(['In the dialog']);
});

function SlowPage({ title }: { title: string }) {
  return (
    <main id="main" tabIndex={-1}>
      <h1>{title}</h1>
    </main>
  );
}

it('A heading that comes after the page has received the focus is announced once', async () => {
  render(<SlowPage title="Loading the brand" />);
  const main = page.getByRole('main').element() as HTMLElement;
  main.setAttribute('aria-label', 'Loading the brand');
  main.focus();
  const heading = main.querySelector('h1') as HTMLElement;
  heading.textContent = 'Little Sprout';
  await expect.poll(() => said).toEqual(['Little Sprout']);
  main.append('more of it');
  await vi.waitFor(() => expect(main.textContent).toContain('more of it'));
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(said).toEqual(['Little Sprout']);
});
