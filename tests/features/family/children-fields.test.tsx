import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ChildrenFields } from '../../../src/features/family/children-fields.tsx';
import { addChildRow } from '../../../src/features/family/family-draft.ts';
import { render } from '../../support/render.tsx';

function Fields() {
  const [rows, setRows] = useState(addChildRow([]));
  return (
    <ChildrenFields rows={rows} today="2026-11-28" errors={{}} onChange={(next) => setRows([...next])} />
  );
}

it('The name of a child that was just added has the focus, the sixth child’s, too', async () => {
  render(<Fields />);
  const add = page.getByRole('button', { name: 'Add a child' });
  expect(document.activeElement).toBe(document.body);
  for (let child = 2; child <= 6; child++) {
    await add.click();
    await expect.element(page.getByLabelText(`Name of child ${child} (optional)`)).toHaveFocus();
  }
  await expect.element(add).not.toBeInTheDocument();
});
