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
