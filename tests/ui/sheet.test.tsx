import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Sheet } from '../../src/ui/sheet.tsx';
import { render } from '../support/render.tsx';

it('A sheet has the focus when it opens, and its first button at the first Tab', async () => {
  render(
    <Sheet open onClose={() => {}} label="Menu">
      <button type="button">Close</button>
    </Sheet>,
  );
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect.element(sheet).toBeVisible();
  await expect.element(sheet).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
});
