import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChangePassword } from '../../../src/features/auth/change-password.tsx';
import { callPool } from '../../../src/platform/session/pool-call.ts';
import { render } from '../../support/render.tsx';

vi.mock('../../../src/platform/session/pool-call.ts', async (original) => ({
  ...(await original<typeof import('../../../src/platform/session/pool-call.ts')>()),
  callPool: vi.fn(),
}));

it('A changed password is announced where screen readers listen, and keeps the focus', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Provider store={createStore()}>
        <ChangePassword email="anna@example.com" />
      </Provider>
    </QueryClientProvider>,
  );
  await page.getByText('Other devices stay logged in').click();
  const current = page.getByLabelText('Current password', { exact: true });
  const listening = page.getByRole('status').last().element();
  await current.fill('welcome2expo');
  await page.getByLabelText('New password', { exact: true }).fill('welcome3expo');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Password changed.')).toBeVisible();
  expect(callPool).toHaveBeenCalledOnce();
  expect(listening).toHaveTextContent('Password changed.');
  expect(listening.isConnected).toBe(true);
  await expect.element(page.getByRole('button', { name: 'Change password' })).toHaveFocus();
  await expect.element(current).toHaveValue('');
});

it('Two taps at once change the password once, so that the second does not call the first one’s password wrong', async () => {
  vi.mocked(callPool).mockClear();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Provider store={createStore()}>
        <ChangePassword email="anna@example.com" />
      </Provider>
    </QueryClientProvider>,
  );
  await page.getByText('Other devices stay logged in').click();
  await page.getByLabelText('Current password', { exact: true }).fill('welcome2expo');
  await page.getByLabelText('New password', { exact: true }).fill('welcome3expo');
  const send = page.getByRole('button', { name: 'Change password' }).element() as HTMLButtonElement;
  send.click();
  send.click();
  await expect.element(page.getByText('Password changed.')).toBeVisible();
  expect(callPool).toHaveBeenCalledOnce();
});
