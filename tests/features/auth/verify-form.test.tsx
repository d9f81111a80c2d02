import { Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { VerifyForm } from '../../../src/features/auth/verify-form.tsx';
import { keepPassword, keptPassword } from '../../../src/platform/session/kept-password.ts';
import { render } from '../../support/render.tsx';

it('Leaving the page for the code forgets the password of the sign-up', async () => {
  const email = 'anna@yhello.test';
  keepPassword(email, 'welcome2expo');
  const { rerender } = render(
    <Provider>
      <VerifyForm email={email} />
    </Provider>,
  );
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(keptPassword(email)).toBe('welcome2expo');
  await expect.element(page.getByText('log in with your password')).not.toBeInTheDocument();
  rerender(null);
  expect(keptPassword(email)).toBeNull();
});

it('Where the password is not kept, the page says before the code that it comes next', async () => {
  render(
    <Provider>
      <VerifyForm email="anna@yhello.test" />
    </Provider>,
  );
  await expect.element(page.getByText('then log in with your password')).toBeVisible();
});
