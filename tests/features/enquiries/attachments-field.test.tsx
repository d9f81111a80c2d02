import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AttachmentsField } from '../../../src/features/enquiries/attachments-field.tsx';
import { render } from '../../support/render.tsx';

function Files() {
  const [files, setFiles] = useState(['a', 'b', 'c'].map((name) => new File(['x'], `${name}.png`)));
  return <AttachmentsField hint="" files={files} lost={[]} onChange={setFiles} />;
}

it('Removing the last file that fits leaves a keyboard where another one can be added', async () => {
  render(<Files />);
  const input = page.getByLabelText('Add a file');
  await expect.element(input).toBeDisabled();
  (page.getByRole('button', { name: 'Remove a.png' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toBeEnabled();
  await expect.element(input).toHaveFocus();
});
