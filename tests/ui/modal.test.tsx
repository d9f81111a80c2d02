import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Modal } from '../../src/ui/modal.tsx';
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
const open = (title: string) => page.getByRole('button', { name: `Open ${title}` }).click();
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

  it('stays open when a modal inside it closes', async () => {
    render(
      <Opener title="Menu">
        <Opener title="Get in Touch" />
      </Opener>,
    );
    await open('Menu');
    await open('Get in Touch');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Contents of Get in Touch')).not.toBeInTheDocument();
    await expect.element(page.getByText('Contents of Menu')).toBeVisible();
  });
});
