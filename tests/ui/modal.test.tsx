// First, because it names the layers of styles in their order.
import '../../src/styles/tokens.css';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Modal } from '../../src/ui/modal.tsx';
import { leaveEntryOfReload } from '../../src/ui/use-back-closes.ts';
import { openModalAtom, useModal } from '../../src/ui/use-modal.ts';
import { render } from '../support/render.tsx';

function Opener({ title, children }: { title: string; children?: React.ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open {title}
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title={title}>
        <p>Contents of {title}</p>
        {children}
      </Modal>
    </>
  );
}

/** A modal whose state is in the atom, as in the app. */
function Owner({ name }: { name: string }) {
  const modal = useModal(name);
  return (
    <>
      <button type="button" onClick={() => modal.open(`about ${name}`)}>
        Open {name}
      </button>
      <Modal open={modal.subject !== null} onClose={modal.close} title={name}>
        <p>It is {modal.subject}</p>
      </Modal>
    </>
  );
}
/** A modal that is rendered only while it is open. */
const Editor = ({ isOpen }: { isOpen: boolean }) => (
  <>
    <button type="button">Change</button>
    {isOpen && (
      <Modal open onClose={() => {}} title="Item">
        <p>Its fields</p>
      </Modal>
    )}
  </>
);
const open = (title: string) => page.getByRole('button', { name: `Open ${title}` }).click();
/** A modal with a form. */
async function openBudget(): Promise<void> {
  render(
    <Opener title="Budget">
      <form>
        <input aria-label="Amount" defaultValue="100" />
      </form>
    </Opener>,
  );
  await open('Budget');
}
async function openOneInAnother(): Promise<void> {
  render(
    <Opener title="Menu">
      <Opener title="Get in Touch" />
    </Opener>,
  );
  await open('Menu');
  await open('Get in Touch');
}
const dialog = (title: string) => page.getByRole('dialog', { name: title });

describe('a modal', () => {
  it('moves the focus inside, and returns it when Escape closes it', async () => {
    render(<Opener title="Expos" />);
    await open('Expos');
    await expect.element(dialog('Expos')).toBeVisible();
    expect(dialog('Expos').element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Contents of Expos')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Open Expos' })).toHaveFocus();
  });

  it('begins in the first field of a form, or Enter would close it', async () => {
    render(
      <Opener title="Budget">
        <form>
          <input aria-label="Amount" />
        </form>
      </Opener>,
    );
    await open('Budget');
    await expect.element(page.getByLabelText('Amount')).toHaveFocus();
  });

  it('does not begin in a field where the keyboard would pop up, also on phones that say they hover', async () => {
    const { matchMedia } = window;
    const media = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const isTrue = query.includes('hover: hover') && !query.includes('pointer: fine');
      return isTrue ? matchMedia('all') : matchMedia('not all');
    });
    onTestFinished(() => media.mockRestore());
    render(
      <Opener title="Budget">
        <form>
          <input aria-label="Amount" />
        </form>
      </Opener>,
    );
    await open('Budget');
    await expect.element(dialog('Budget')).toBeVisible();
    await expect.element(page.getByLabelText('Amount')).not.toHaveFocus();
  });

  it('lies above the keyboard where that covers the window, with all of its buttons in sight', async () => {
    const KEYBOARD_PX = 336;
    const keyboard = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: innerHeight });
    const viewport = vi
      .spyOn(window, 'visualViewport', 'get')
      .mockReturnValue(keyboard as unknown as VisualViewport);
    onTestFinished(() => viewport.mockRestore());
    render(
      <Opener title="Item">
        <div style={{ height: 2000 }} />
      </Opener>,
    );
    await open('Item');
    const bottom = () =>
      dialog('Item').getByText('Close', { exact: true }).element().getBoundingClientRect().bottom;
    await expect.poll(bottom).toBeGreaterThan(innerHeight - KEYBOARD_PX);
    keyboard.height -= KEYBOARD_PX;
    keyboard.dispatchEvent(new Event('resize'));
    await expect.poll(bottom).toBeLessThan(innerHeight - KEYBOARD_PX);
    expect(dialog('Item').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    keyboard.height += KEYBOARD_PX;
    keyboard.dispatchEvent(new Event('resize'));
    await expect.poll(bottom).toBeGreaterThan(innerHeight - KEYBOARD_PX);
  });

  it('is whole in what is left above the keyboard, also where the browser has moved the page up for a field', async () => {
    const KEYBOARD_PX = 336;
    const MOVED_PX = 200;
    const left = { offsetTop: MOVED_PX, height: innerHeight - KEYBOARD_PX };
    const viewport = vi
      .spyOn(window, 'visualViewport', 'get')
      .mockReturnValue(Object.assign(new EventTarget(), { scale: 1, ...left }) as unknown as VisualViewport);
    onTestFinished(() => viewport.mockRestore());
    render(
      <Opener title="Item">
        <div style={{ height: 2000 }} />
      </Opener>,
    );
    await open('Item');
    const box = () => dialog('Item').element().getBoundingClientRect();
    await expect.poll(() => box().bottom).toBeCloseTo(left.offsetTop + left.height, 0);
    expect(box().top).toBeGreaterThanOrEqual(left.offsetTop);
  });

  // WebKit and Firefox take it out of the top layer at once, and there a dialog has a place on the page.
  it('fades where it was, on a page that was scrolled, too', async () => {
    render(<Opener title="Expos" />);
    await open('Expos');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Contents of Expos')).not.toBeInTheDocument();
    const closed = document.querySelector('dialog');
    if (!closed) throw new Error('no dialog');
    await expect.poll(() => getComputedStyle(closed).display).toBe('none');
    expect(getComputedStyle(closed).position).toBe('fixed');
  });

  it('returns the focus when it is taken away while it is open', async () => {
    const { rerender } = render(<Editor isOpen={false} />);
    const opener = page.getByRole('button', { name: 'Change' });
    (opener.element() as HTMLElement).focus();
    rerender(<Editor isOpen />);
    await expect.element(dialog('Item')).toBeVisible();
    expect(dialog('Item').element().contains(document.activeElement)).toBe(true);
    rerender(<Editor isOpen={false} />);
    await expect.element(opener).toHaveFocus();
  });

  it('closes with both of its buttons', async () => {
    render(<Opener title="Expos" />);
    for (const name of ['Close', 'Close Expos']) {
      await open('Expos');
      await dialog('Expos').getByRole('button', { name, exact: true }).click();
      await expect.element(page.getByText('Contents of Expos')).not.toBeInTheDocument();
    }
  });

  it('closes at a press outside, and not at one inside', async () => {
    render(<Opener title="Expos" />);
    await open('Expos');
    await page.getByText('Contents of Expos').click();
    await expect.element(dialog('Expos')).toBeVisible();
    // The backdrop is the dialog element itself, outside its box.
    dialog('Expos')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(page.getByText('Contents of Expos')).not.toBeInTheDocument();
  });

  it('stays open where a text in it is marked with the mouse to beyond its edge', async () => {
    await openBudget();
    const amount = page.getByLabelText('Amount');
    const box = dialog('Budget').element();
    // The click of such a press is that of what is around both of its ends.
    const release = () => box.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    amount.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    release();
    await expect.element(amount).toBeVisible();
    box.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    release();
    await expect.element(amount).not.toBeInTheDocument();
  });

  it('stays open at a press outside while something is typed and not saved', async () => {
    await openBudget();
    const pressOutside = () =>
      dialog('Budget')
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await page.getByLabelText('Amount').fill('150');
    pressOutside();
    await page.getByLabelText('Amount').fill('100');
    await expect.element(dialog('Budget')).toBeVisible();
    pressOutside();
    await expect.element(page.getByText('Contents of Budget')).not.toBeInTheDocument();
  });

  it('stays open at a press outside while a tick or a choice is not saved', async () => {
    render(
      <Opener title="Item">
        <form>
          <input type="checkbox" aria-label="Come back" defaultChecked />
          <select aria-label="Hall" defaultValue="Hall 2">
            <option>Hall 1</option>
            <option>Hall 2</option>
          </select>
          <select aria-label="Stage">
            <option>Main</option>
          </select>
        </form>
      </Opener>,
    );
    await open('Item');
    const pressOutside = () =>
      dialog('Item')
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await page.getByLabelText('Come back').click();
    pressOutside();
    await page.getByLabelText('Come back').click();
    await page.getByLabelText('Hall').selectOptions('Hall 1');
    pressOutside();
    await page.getByLabelText('Hall').selectOptions('Hall 2');
    await expect.element(dialog('Item')).toBeVisible();
    pressOutside();
    await expect.element(page.getByText('Contents of Item')).not.toBeInTheDocument();
  });

  it('stays open when a modal inside it closes', async () => {
    await openOneInAnother();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Contents of Get in Touch')).not.toBeInTheDocument();
    await expect.element(page.getByText('Contents of Menu')).toBeVisible();
  });
});

describe('Back', () => {
  const { href } = location;
  const entry = () => history.state as { page?: string; dialogs?: string[] } | null;
  beforeEach(() => {
    history.pushState({ page: 'before' }, '', '?before');
    history.pushState({ page: 'this' }, '', '?this');
  });
  afterEach(() => history.replaceState(null, '', href));

  it('closes the dialog on top, and then leads away from the page', async () => {
    await openOneInAnother();
    history.back();
    await expect.element(page.getByText('Contents of Get in Touch')).not.toBeInTheDocument();
    await expect.element(page.getByText('Contents of Menu')).toBeVisible();
    history.back();
    await expect.element(page.getByText('Contents of Menu')).not.toBeInTheDocument();
    expect(entry()?.page).toBe('this');
    history.back();
    await expect.poll(() => entry()?.page).toBe('before');
  });

  it('leads away from the page at once when the dialog was closed in another way', async () => {
    render(<Opener title="Expos" />);
    await open('Expos');
    expect(entry()?.dialogs).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => entry()?.dialogs).toBeUndefined();
    history.back();
    await expect.poll(() => entry()?.page).toBe('before');
  });

  it('closes the second of two dialogs that follow each other', async () => {
    render(
      <Provider store={createStore()}>
        <Owner name="Edit" />
        <Owner name="Remove" />
      </Provider>,
    );
    await open('Edit');
    page
      .getByRole('button', { name: 'Open Remove' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(page.getByText('It is about Remove')).toBeVisible();
    await expect.element(page.getByText('It is about Edit')).not.toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect.element(page.getByText('It is about Remove')).toBeVisible();
    history.back();
    await expect.element(page.getByText('It is about Remove')).not.toBeInTheDocument();
    expect(entry()?.page).toBe('this');
  });

  it('leads from a page that a dialog opened to the page below the dialog', async () => {
    const { rerender } = render(<Editor isOpen />);
    await expect.element(dialog('Item')).toBeVisible();
    history.pushState({ page: 'after' }, '', '?after');
    rerender(<Editor isOpen={false} />);
    history.back();
    await expect.poll(() => entry()?.dialogs ?? entry()?.page).toBe('this');
    history.back();
    await expect.poll(() => entry()?.page).toBe('before');
  });

  it('leads away from the page at once after a reload that has closed the dialog', async () => {
    history.pushState({ page: 'this', dialogs: ['closed by a reload'] }, '');
    leaveEntryOfReload();
    await expect.poll(() => entry()?.dialogs).toBeUndefined();
    expect(entry()?.page).toBe('this');
    history.back();
    await expect.poll(() => entry()?.page).toBe('before');
  });

  it('closes nothing that its owner keeps open, however often', async () => {
    let asked = 0;
    render(
      <Modal open onClose={() => (asked += 1)} title="Item">
        <p>Its fields</p>
      </Modal>,
    );
    for (const times of [1, 2]) {
      await expect.poll(() => entry()?.dialogs).toHaveLength(1);
      history.back();
      await expect.poll(() => asked).toBe(times);
    }
    await expect.element(dialog('Item')).toBeVisible();
    expect(entry()?.page).toBe('this');
  });
});

describe('the state of modals', () => {
  it('names the open one and what it is about, and closes it with its owner', async () => {
    const store = createStore();
    const owners = (names: readonly string[]) => (
      <Provider store={store}>
        {names.map((name) => (
          <Owner key={name} name={name} />
        ))}
      </Provider>
    );
    const { rerender } = render(owners(['Edit', 'Remove']));
    await open('Edit');
    await expect.element(page.getByText('It is about Edit')).toBeVisible();
    expect(store.get(openModalAtom)).toEqual({ name: 'Edit', subject: 'about Edit' });
    await dialog('Edit').getByRole('button', { name: 'Close', exact: true }).click();
    expect(store.get(openModalAtom)).toBeNull();
    await open('Remove');
    rerender(owners(['Remove']));
    expect(store.get(openModalAtom)).toEqual({ name: 'Remove', subject: 'about Remove' });
    rerender(owners([]));
    await expect.poll(() => store.get(openModalAtom)).toBeNull();
  });

  it('closes it when another page opens below it, and not when a filter changes', async () => {
    const { href } = location;
    onTestFinished(() => history.replaceState(null, '', href));
    render(
      <Provider store={createStore()}>
        <Owner name="Chat" />
      </Provider>,
    );
    await open('Chat');
    history.replaceState(null, '', '?category=sleep');
    await expect.element(dialog('Chat')).toBeVisible();
    history.replaceState(null, '', '/get-in-touch/online-service');
    await expect.element(page.getByText('It is about Chat')).not.toBeInTheDocument();
  });
});
