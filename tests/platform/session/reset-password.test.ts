import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { authenticate } from '../../../src/platform/session/authenticate.ts';
import { renewPassKey } from '../../../src/platform/session/global-sign-out.ts';
import { completeReset } from '../../../src/platform/session/reset-password.ts';

vi.mock('../../../src/platform/session/identity-library.ts', () => ({
  identityLibrary: async () => ({ confirmResetPassword: async () => {} }),
}));
vi.mock('../../../src/platform/session/authenticate.ts', async (original) => ({
  ...(await original<typeof import('../../../src/platform/session/authenticate.ts')>()),
  authenticate: vi.fn(),
}));
vi.mock('../../../src/platform/session/global-sign-out.ts', () => ({ renewPassKey: vi.fn() }));
beforeEach(() => vi.clearAllMocks());

const DETAIL = ['users.profiles.myDetail'];
function reset() {
  const services = { store: createStore(), queryClient: new QueryClient() };
  services.queryClient.setQueryData(DETAIL, {});
  const fields = { code: '123456', password: 'elephant8' };
  const outcome = completeReset(services, 'mei@example.com', fields);
  return { outcome, isStale: () => services.queryClient.getQueryState(DETAIL)?.isInvalidated };
}

it('A new password that was set with a code renews the pass key, which this phone then fetches', async () => {
  vi.mocked(authenticate).mockResolvedValue('signed-in');
  const { outcome, isStale } = reset();
  expect(await outcome).toBe('signed-in');
  expect(renewPassKey).toHaveBeenCalledOnce();
  await expect.poll(isStale).toBe(true);
});

it('The pass key is not renewed where the new password is set and signing in fails', async () => {
  vi.mocked(authenticate).mockRejectedValue(new Error('No answer'));
  expect(await reset().outcome).toBe('changed');
  expect(renewPassKey).not.toHaveBeenCalled();
});

it('An answer that was under way before the renewal is not kept: it has the key of before', async () => {
  vi.mocked(authenticate).mockResolvedValue('signed-in');
  const queryClient = new QueryClient();
  const answers: (() => void)[] = [];
  const queryFn = () => {
    const key = `key ${answers.length + 1}`;
    return new Promise<string>((done) => answers.push(() => done(key)));
  };
  const watched = new QueryObserver(queryClient, { queryKey: DETAIL, queryFn });
  const stop = watched.subscribe(() => {});
  expect(answers).toHaveLength(1);
  await completeReset({ store: createStore(), queryClient }, 'mei@example.com', {
    code: '123456',
    password: 'elephant8',
  });
  await expect.poll(() => answers.length).toBe(2);
  for (const answer of answers) answer();
  await expect.poll(() => queryClient.getQueryData(DETAIL)).toBe('key 2');
  stop();
});
