import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChangePassword } from '../../../src/features/auth/change-password.tsx';
import { callPool, PoolError } from '../../../src/platform/session/pool-call.ts';
import { render } from '../../support/render.tsx';

vi.mock('../../../src/platform/session/pool-call.ts', async (original) => ({
  ...(await original<typeof import('../../../src/platform/session/pool-call.ts')>()),
  callPool: vi.fn(),
}));
beforeEach(() => void vi.mocked(callPool).mockReset().mockResolvedValue());

it('A changed password is announced where screen readers listen, and keeps the focus', async () => {
  await open();
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
  await open();
  await page.getByLabelText('Current password', { exact: true }).fill('welcome2expo');
  await page.getByLabelText('New password', { exact: true }).fill('welcome3expo');
  const send = page.getByRole('button', { name: 'Change password' }).element() as HTMLButtonElement;
  send.click();
  send.click();
  await expect.element(page.getByText('Password changed.')).toBeVisible();
  expect(callPool).toHaveBeenCalledOnce();
});

/** A pool that has this password. The answers to its first changes are lost. */
function fakePool(stored: string, loseAnswers: number) {
  const pool = { stored };
  let left = loseAnswers;
  vi.mocked(callPool).mockImplementation(async (_, { PreviousPassword, ProposedPassword = '' } = {}) => {
    if (PreviousPassword !== pool.stored) throw new PoolError('NotAuthorizedException');
    pool.stored = ProposedPassword;
    if (left-- > 0) throw new PoolError('NetworkError');
  });
  return pool;
}

async function changeTo(password: string, current = 'welcome2expo') {
  await page.getByLabelText('Current password', { exact: true }).fill(current);
  await page.getByLabelText('New password', { exact: true }).fill(password);
  await userEvent.keyboard('{Enter}');
}

async function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Provider store={createStore()}>
        <ChangePassword email="anna@example.com" />
      </Provider>
    </QueryClientProvider>,
  );
  await page.getByText('Other devices stay logged in').click();
}

it('A change whose answer was lost is found done by the next try, which does not call the password wrong', async () => {
  const pool = fakePool('welcome2expo', 1);
  await open();
  await changeTo('welcome3expo');
  await expect.element(page.getByRole('alert')).toHaveTextContent('may have changed already');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Password changed.')).toBeVisible();
  expect(pool.stored).toBe('welcome3expo');
});

it('Another new password after a lost answer is set, too', async () => {
  const pool = fakePool('welcome2expo', 1);
  await open();
  await changeTo('welcome3expo');
  await expect.element(page.getByRole('alert')).toHaveTextContent('may have changed already');
  await changeTo('welcome4expo');
  await expect.element(page.getByText('Password changed.')).toBeVisible();
  expect(pool.stored).toBe('welcome4expo');
});

it('A wrong password is called wrong, and the new one is not tried in its place', async () => {
  const pool = fakePool('welcome2expo', 0);
  await open();
  await changeTo('welcome2expo', 'not-welcome1');
  await expect.element(page.getByText('That’s not your current password.')).toBeVisible();
  expect(callPool).toHaveBeenCalledOnce();
  expect(pool.stored).toBe('welcome2expo');
});
