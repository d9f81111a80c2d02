import { createStore, Provider } from 'jotai';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { VerifyForm } from '../../../src/features/auth/verify-form.tsx';
import { type AppServices, appServicesAtom } from '../../../src/platform/app-services.ts';
import * as authenticate from '../../../src/platform/session/authenticate.ts';
import { rememberedPassword, rememberPassword } from '../../../src/platform/session/remembered-password.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { render } from '../../support/render.tsx';

vi.mock('../../../src/platform/session/authenticate.ts', { spy: true });

it('A new code takes back the error and the digits of the last one', async () => {
  const refusal = Object.assign(new Error('Wrong code'), { name: 'CodeMismatchException' });
  vi.mocked(authenticate.confirmEmail).mockRejectedValue(refusal);
  vi.mocked(authenticate.resendCode).mockResolvedValue(undefined);
  const store = createStore();
  store.set(appServicesAtom, { store } as AppServices);
  store.set(sessionAtom, { ...signedOutSession, isUserReady: true });
  render(
    <Provider store={store}>
      <VerifyForm email="anna@yhello.test" />
    </Provider>,
  );
  const code = page.getByLabelText('Code', { exact: true });
  await code.fill('123456');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect.element(page.getByText('A new code is on its way.')).toBeVisible();
  await expect.element(code).toHaveValue('');
  await expect.element(code).not.toHaveAttribute('aria-invalid', 'true');
});

it('Why no new code could be sent is not said of the code that is typed after it', async () => {
  vi.mocked(authenticate.resendCode).mockRejectedValue(
    Object.assign(new Error('Too often'), { name: 'LimitExceededException' }),
  );
  vi.mocked(authenticate.confirmEmail).mockRejectedValue(
    Object.assign(new Error('Offline'), { name: 'NetworkError' }),
  );
  const store = createStore();
  store.set(appServicesAtom, { store } as AppServices);
  store.set(sessionAtom, { ...signedOutSession, isUserReady: true });
  render(
    <Provider store={store}>
      <VerifyForm email="bala@yhello.test" />
    </Provider>,
  );
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too many tries');
  await page.getByLabelText('Code', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('We couldn’t reach our sign-in service');
});

it('Leaving the page for the code forgets the password of the sign-up', async () => {
  const email = 'anna@yhello.test';
  rememberPassword(email, 'welcome2expo');
  const { rerender } = render(
    <Provider>
      <VerifyForm email={email} />
    </Provider>,
  );
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(rememberedPassword(email)).toBe('welcome2expo');
  await expect.element(page.getByText('log in with your password')).not.toBeInTheDocument();
  rerender(null);
  expect(rememberedPassword(email)).toBeNull();
});

it('Where the password is not kept, the page says before the code that it comes next', async () => {
  render(
    <Provider>
      <VerifyForm email="anna@yhello.test" />
    </Provider>,
  );
  await expect.element(page.getByText('then log in with your password')).toBeVisible();
});

it.each([
  ['the code', 'anna@yhello.test', 'Code'],
  ['the address, where it is not known,', '', 'Email'],
])('The field for %s has the focus at once, and its keyboard has digits', async (_, email, label) => {
  render(
    <Provider>
      <VerifyForm email={email} />
    </Provider>,
  );
  await expect.element(page.getByLabelText(label, { exact: true })).toHaveFocus();
  const code = page.getByLabelText('Code', { exact: true });
  await expect.element(code).toHaveAttribute('inputmode', 'numeric');
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
});
