import { useEffect, useRef, useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepFocusNearby } from '../../src/app/keep-focus-nearby.ts';
import { Modal } from '../../src/ui/modal.tsx';
import { render } from '../support/render.tsx';

let stop = () => {};
beforeEach(() => {
  stop = keepFocusNearby();
  onTestFinished(() => stop());
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 120));
const focusOn = (name: string) => (page.getByRole('button', { name }).element() as HTMLElement).focus();

/** Rows of which each can be removed. */
function Rows() {
  const [rows, setRows] = useState(['Hat', 'Cot']);
  return (
    <main tabIndex={-1}>
      {rows.length > 0 && (
        <ul aria-label="Rows">
          {rows.map((row) => (
            <li key={row}>
              <button type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
                Remove {row}
              </button>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

describe('the focus of a control that goes', () => {
  it('moves to what it was in, and there no attribute stays', async () => {
    render(<Rows />);
    const list = page.getByRole('list', { name: 'Rows' });
    focusOn('Remove Hat');
    await userEvent.keyboard('{Enter}');
    await expect.element(list).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Remove Cot' })).toHaveFocus();
    await expect.element(list).not.toHaveAttribute('tabindex');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('main')).toHaveFocus();
    await expect.element(page.getByRole('main')).toHaveAttribute('tabindex', '-1');
  });

  it('moves also where the control had the focus before this script came', async () => {
    stop();
    render(<Rows />);
    focusOn('Remove Hat');
    stop = keepFocusNearby();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('list', { name: 'Rows' })).toHaveFocus();
  });

  it('goes to the new field that takes the place of a field', async () => {
    const field = (key: number) => (
      <form>
        <input name="first" />
        <input key={key} name="phone" />
      </form>
    );
    const { rerender } = render(field(1));
    document.querySelector<HTMLElement>('[name="phone"]')?.focus();
    rerender(field(2));
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('phone');
  });

  it('moves to the heading or the group that took its place, where what it was in has no name', async () => {
    const parts = (isOpen: boolean) => (
      <section>
        <h2>Before</h2>
        <div>
          {isOpen ? (
            <>
              <h3 hidden>Not shown</h3>
              <fieldset>
                <legend>How many</legend>
                <button type="button">One more</button>
              </fieldset>
            </>
          ) : (
            <button type="button">Add</button>
          )}
        </div>
      </section>
    );
    const { rerender } = render(parts(false));
    focusOn('Add');
    rerender(parts(true));
    const group = page.getByRole('group', { name: 'How many' });
    await expect.element(group).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'One more' })).toHaveFocus();
    await expect.element(group).not.toHaveAttribute('tabindex');
  });

  it('is left to code that knows a better place', async () => {
    const { rerender } = render(<Steps step={1} />);
    focusOn('Next');
    rerender(<Steps step={2} />);
    await settle();
    await expect.element(page.getByRole('heading', { name: 'Done' })).toHaveFocus();
  });

  it('is left to a dialog that closes', async () => {
    render(<Opener />);
    focusOn('Open');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await settle();
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('is not given back to a visitor who has pressed elsewhere since', async () => {
    const { rerender } = render(<button type="button">Old</button>);
    focusOn('Old');
    (document.activeElement as HTMLElement).blur();
    await settle();
    rerender(<p>New</p>);
    await settle();
    expect(document.activeElement).toBe(document.body);
  });
});

function Steps({ step }: { step: 1 | 2 }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step === 2) heading.current?.focus();
  }, [step]);
  return (
    <section>
      {step === 1 ? (
        <button type="button">Next</button>
      ) : (
        <h2 ref={heading} tabIndex={-1}>
          Done
        </h2>
      )}
    </section>
  );
}

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Modal open={isOpen} onClose={() => setIsOpen(false)} title="Details">
        <p>Contents</p>
      </Modal>
    </>
  );
}
