import { useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AttachmentsField } from '../../../src/features/enquiries/attachments-field.tsx';
import { render } from '../../support/render.tsx';

function Files() {
  const [files, setFiles] = useState(['a', 'b', 'c'].map((name) => new File(['x'], `${name}.png`)));
  return <AttachmentsField hint="" files={files} lost={[]} onChange={setFiles} />;
}

function EmptyField() {
  const [files, setFiles] = useState<File[]>([]);
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
  await expect.element(page.getByRole('status')).toHaveTextContent('a.png removed');
});

it('An added file is announced', async () => {
  render(<EmptyField />);
  await userEvent.upload(page.getByLabelText('Add a file'), new File(['x'], 'shoe.png'));
  await expect.element(page.getByRole('status')).toHaveTextContent('shoe.png added');
});

/** The field of the server's HTML, in which a file was chosen before the app started. */
function startWithFile(name: string): HTMLInputElement | null {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<EmptyField />);
  document.body.append(place);
  const chosen = new DataTransfer();
  chosen.items.add(new File(['x'], name));
  const input = place.querySelector('input');
  if (input) input.files = chosen.files;
  const root = flushSync(() => hydrateRoot(place, <EmptyField />));
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return input;
}

it('A file that was chosen before the app had started is there', async () => {
  startWithFile('early.png');
  await expect.element(page.getByText('early.png', { exact: true })).toBeVisible();
});

it('The reason why an early file is not sent stays when React hears of the choice, too', async () => {
  const input = startWithFile('early.exe');
  await expect.element(page.getByRole('alert')).toHaveTextContent('“early.exe” isn’t a picture');
  input?.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('“early.exe” isn’t a picture');
});
