import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { NewPasswordField } from '../../../src/features/auth/new-password-field.tsx';
import { render } from '../../support/render.tsx';

it('The rules for a password are announced once all are met, and not after each key', async () => {
  render(<NewPasswordField label="Password" error={undefined} />);
  const field = page.getByLabelText('Password', { exact: true });
  expect(document.querySelector('[aria-live]')).toBeNull();
  const said = page.getByRole('status');
  await field.fill('welcome');
  await expect.element(page.getByText('At least one lowercase letter, done')).toBeInTheDocument();
  await expect.element(said).toBeEmptyDOMElement();
  await field.fill('welcome2expo');
  await expect.element(said).toHaveTextContent('All three are met.');
});

it('The error goes once the password meets the rules, and stays where it refused this one', async () => {
  const { rerender } = render(<NewPasswordField label="Password" error={undefined} />);
  const field = page.getByLabelText('Password', { exact: true });
  rerender(<NewPasswordField label="Password" error="Enter a password." />);
  await field.fill('welcome');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('welcome2expo');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  expect(page.getByText('Enter a password.').query()).toBeNull();
  rerender(<NewPasswordField label="Password" error="Choose another one." />);
  await expect.element(field).toHaveAccessibleDescription(/^Choose another one\./);
  await field.fill('welcome3expo');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});
