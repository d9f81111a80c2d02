import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Field } from '../../src/ui/field.tsx';
import { render } from '../support/render.tsx';

function Form() {
  const [error, setError] = useState('');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setError('Enter it.');
      }}
    >
      <Field label="Name" name="name" error={error} />
      <Field label="Email" name="email" error={error} />
      <button type="submit">Send</button>
    </form>
  );
}
const alerts = () => page.getByRole('alert').elements().length;

it('Errors describe their fields, and do not speak all at once', async () => {
  render(<Form />);
  await page.getByRole('button', { name: 'Send' }).click();
  for (const label of ['Name', 'Email'])
    await expect.element(page.getByLabelText(label)).toHaveAccessibleDescription('Enter it.');
  expect(alerts()).toBe(0);
});

it('The error of a field that has the focus speaks: the focus does not move there', async () => {
  render(<Form />);
  await page.getByLabelText('Email').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Name')).toHaveAccessibleDescription('Enter it.');
  expect(alerts()).toBe(1);
});

it('An error goes once its field is changed, the others stay, and the next submit may find the same one', async () => {
  render(<Form />);
  const [name, email] = [page.getByLabelText('Name'), page.getByLabelText('Email')];
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  await name.fill('A');
  await expect.element(name).not.toHaveAccessibleDescription();
  await expect.element(name).not.toHaveAttribute('aria-invalid');
  await expect.element(email).toHaveAccessibleDescription('Enter it.');
  await send.click();
  await expect.element(name).toHaveAccessibleDescription('Enter it.');
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
});

it('An error that comes after the field was changed is shown', async () => {
  const { rerender } = render(<Field label="Email" name="email" />);
  const email = page.getByLabelText('Email');
  await email.fill('anna@example.com');
  rerender(<Field label="Email" name="email" error="There is no such account." />);
  await expect.element(email).toHaveAccessibleDescription('There is no such account.');
});

/** Clears the error when it is sent, as a form does that waits for an answer. */
function SignIn() {
  const [error, setError] = useState('They don’t match.');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setError('');
      }}
    >
      <Field label="Name" name="name" error={error} />
    </form>
  );
}

it('An error that was mended is not read out again while the form is sent', async () => {
  render(<SignIn />);
  await page.getByLabelText('Name').fill('B');
  const read: string[] = [];
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element && node.role) read.push(node.role);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  await userEvent.keyboard('{Enter}');
  await new Promise((resolve) => setTimeout(resolve, 50));
  watcher.disconnect();
  expect(read).toEqual([]);
  expect(alerts()).toBe(0);
});

const touchScreen = async (enabled: boolean) => {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
  await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(enabled);
};

function Order({ onSend }: { onSend: () => void }) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Field label="Name" name="name" />
      <input type="checkbox" aria-label="A gift" />
      <input aria-label="Trap" tabIndex={-1} />
      <div hidden>
        <Field label="Closed" name="closed" />
      </div>
      <Field label="Account" name="account" readOnly value="anna@example.com" />
      <Field label="Old price" name="old" disabled />
      <Field label="Password" name="password" type="password" />
      <select aria-label="Hall">
        <option>Hall 1</option>
      </select>
      <Field label="Phone" name="phone" />
      <Field label="Note" name="note" enterKeyHint="done" />
      <button type="submit">Send</button>
    </form>
  );
}

it('On a touch screen "Next" leads to the next field that one fills in, and the last key sends the form', async () => {
  onTestFinished(() => touchScreen(false));
  await touchScreen(true);
  const send = vi.fn();
  render(<Order onSend={send} />);
  (page.getByLabelText('Name').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Hall')).toHaveFocus();
  (page.getByLabelText('Phone').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Note')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledOnce();
});

it('With a mouse and a keyboard Enter sends the form from every field', async () => {
  const send = vi.fn();
  render(<Order onSend={send} />);
  await page.getByLabelText('Name').click();
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledOnce();
});

it('A phone corrects nothing in a password, also where it is shown', async () => {
  render(<Field label="Password" name="password" type="password" />);
  const field = page.getByLabelText('Password', { exact: true });
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  for (const [name, value] of [
    ['autocapitalize', 'none'],
    ['autocorrect', 'off'],
    ['spellcheck', 'false'],
  ] as const)
    await expect.element(field).toHaveAttribute(name, value);
});

it('A phone corrects no words where the spelling of a field is not checked, such as an address', async () => {
  render(
    <>
      <Field label="Website" name="site" spellCheck={false} />
      <Field label="Name" name="name" />
    </>,
  );
  await expect.element(page.getByLabelText('Website')).toHaveAttribute('autocorrect', 'off');
  await expect.element(page.getByLabelText('Name')).not.toHaveAttribute('autocorrect');
});
