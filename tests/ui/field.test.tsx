import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
