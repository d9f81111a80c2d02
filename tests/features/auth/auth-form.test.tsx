import { createStore, Provider } from 'jotai';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AuthForm } from '../../../src/features/auth/auth-form.tsx';
import { SignUpForm } from '../../../src/features/auth/sign-up-form.tsx';
import { watchConnectivity } from '../../../src/platform/connectivity.ts';
import { type AuthFieldErrors, authFieldErrors } from '../../../src/platform/session/auth-errors.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { render } from '../../support/render.tsx';

type Given = { errors?: AuthFieldErrors; onSubmit?: () => void };
const loginForm = (
  store: ReturnType<typeof createStore>,
  { errors = {}, onSubmit = () => {} }: Given = {},
) => (
  <Provider store={store}>
    <AuthForm
      step="sign-in"
      title="Login"
      intro=""
      submitLabel="Login"
      busy={false}
      errors={errors}
      onSubmit={onSubmit}
      footer=""
    >
      <input name="email" aria-label="Email" />
    </AuthForm>
  </Provider>
);

it('A tap without signal is answered with why, not with a service that could not be reached', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => {
    onLine.mockRestore();
    dispatchEvent(new Event('online'));
  });
  const store = createStore();
  watchConnectivity(store, async () => {});
  const { rerender } = render(loginForm(store));
  await expect.element(page.getByText('You’re offline, and this needs a connection.')).toBeVisible();
  const errors = authFieldErrors(Object.assign(new Error(), { name: 'NetworkError' }), 'sign-in');
  rerender(loginForm(store, { errors }));
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('You’re offline, and this needs a connection.');
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(alert).toHaveTextContent('We couldn’t reach our sign-in service. Try again.');
});

it('What is sent while the app still reads the session goes as soon as it is read, once', async () => {
  const store = createStore();
  const onSubmit = vi.fn();
  render(loginForm(store, { onSubmit }));
  await page.getByLabelText('Email').fill('anna@example.com');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-disabled', 'true');
  expect(onSubmit).not.toHaveBeenCalled();
  store.set(sessionAtom, { ...signedOutSession, isUserReady: true });
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ email: 'anna@example.com' }]]);
  await expect.element(page.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-disabled');
});

it('A tap at the very moment when the session has been read counts', async () => {
  const store = createStore();
  const onSubmit = vi.fn();
  render(loginForm(store, { onSubmit }));
  await page.getByLabelText('Email').fill('anna@example.com');
  const readSession = () => store.set(sessionAtom, { ...signedOutSession, isUserReady: true });
  addEventListener('submit', readSession, { once: true });
  await page.getByRole('button', { name: 'Login' }).click();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ email: 'anna@example.com' }]]);
});

it('An error goes while it is corrected, and the same one that is found again has the focus', async () => {
  const store = createStore();
  store.set(sessionAtom, { ...signedOutSession, isUserReady: true });
  render(
    <Provider store={store}>
      <SignUpForm after={null} />
    </Provider>,
  );
  const [name, email] = [page.getByLabelText('Your name'), page.getByLabelText('Email')];
  const isWrong = (field: typeof name) => field.element().getAttribute('aria-invalid') === 'true';
  const send = page.getByRole('button', { name: 'Sign Up' });
  await send.click();
  await expect.element(name).toHaveFocus();
  await name.fill('Anna');
  expect([isWrong(name), isWrong(email)]).toEqual([false, true]);
  await name.fill('');
  await send.click();
  await expect.element(name).toHaveFocus();
  expect([isWrong(name), isWrong(email)]).toEqual([true, true]);
});

it('Who is invited to a list and signs up is still told so, and a login takes the email along', async () => {
  const store = createStore();
  store.set(sessionAtom, { ...signedOutSession, isUserReady: true });
  render(
    <Provider store={store}>
      <SignUpForm after="invited" />
    </Provider>,
  );
  await expect
    .element(page.getByText('A shopping list is shared with you. Sign up to see it.'))
    .toBeVisible();
  await page.getByLabelText('Email').fill('anna@example.com');
  await expect
    .element(page.getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', '/sign-in?after=invited&email=anna%40example.com');
});
