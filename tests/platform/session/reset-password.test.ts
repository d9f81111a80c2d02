import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authenticate } from '../../../src/platform/session/authenticate.ts';
import { renewPassKey } from '../../../src/platform/session/global-sign-out.ts';
import { completeReset, requestReset } from '../../../src/platform/session/reset-password.ts';
import { installFakeBrowser } from '../../support/fake-browser-globals.ts';

const library = vi.hoisted(() => ({
  confirmResetPassword: vi.fn(),
  confirmSignUp: vi.fn(),
  resetPassword: vi.fn(),
  resendSignUpCode: vi.fn(),
}));
const { confirmResetPassword, confirmSignUp, resetPassword } = library;
vi.mock('../../../src/platform/session/identity-library.ts', () => ({
  identityLibrary: async () => library,
}));
vi.mock('../../../src/platform/session/authenticate.ts', async (original) => ({
  ...(await original<typeof import('../../../src/platform/session/authenticate.ts')>()),
  authenticate: vi.fn(),
}));
vi.mock('../../../src/platform/session/global-sign-out.ts', () => ({ renewPassKey: vi.fn() }));
beforeEach(() => {
  vi.resetAllMocks();
  installFakeBrowser();
  for (const operation of Object.values(library)) operation.mockResolvedValue(undefined);
});

const named = (name: string, message = name) => Object.assign(new Error(message), { name });

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

it('A used code signs in with the password that it has set: the answer to the first try was lost', async () => {
  confirmResetPassword.mockRejectedValue(named('ExpiredCodeException'));
  vi.mocked(authenticate).mockResolvedValue('signed-in');
  expect(await reset().outcome).toBe('signed-in');
  expect(renewPassKey).toHaveBeenCalledOnce();
});

it('A used code with a password that the account does not have is called used', async () => {
  confirmResetPassword.mockRejectedValue(named('ExpiredCodeException'));
  vi.mocked(authenticate).mockRejectedValue(named('NotAuthorizedException'));
  await expect(reset().outcome).rejects.toThrow('ExpiredCodeException');
  vi.mocked(authenticate).mockResolvedValue('must-reset');
  await expect(reset().outcome).rejects.toThrow('ExpiredCodeException');
  expect(renewPassKey).not.toHaveBeenCalled();
});

it('Without an answer it stays open whether a used code has set the password', async () => {
  confirmResetPassword.mockRejectedValue(named('ExpiredCodeException'));
  vi.mocked(authenticate).mockRejectedValue(named('NetworkError'));
  await expect(reset().outcome).rejects.toThrow('NetworkError');
});

it('A wrong code signs nobody in', async () => {
  confirmResetPassword.mockRejectedValue(named('CodeMismatchException'));
  await expect(reset().outcome).rejects.toThrow('CodeMismatchException');
  expect(authenticate).not.toHaveBeenCalled();
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

describe('A managed pool resets no password before the sign-up is confirmed: its code comes first, and', () => {
  const EMAIL = 'mei@example.com';
  /** The pool knows the account, and has no confirmed address to send a code for a password to. */
  const startUnconfirmed = async () => {
    resetPassword.mockRejectedValueOnce(named('InvalidParameterException'));
    await requestReset(EMAIL);
    expect(library.resendSignUpCode).toHaveBeenCalledWith({ username: EMAIL });
  };

  it('another one is sent for the password', async () => {
    await startUnconfirmed();
    expect(await reset().outcome).toBe('code-again');
    vi.mocked(authenticate).mockResolvedValue('signed-in');
    expect(await reset().outcome).toBe('signed-in');
    expect(confirmSignUp).toHaveBeenCalledOnce();
  });

  it('it counts as well when the answer to it was lost', async () => {
    await startUnconfirmed();
    const message = 'User cannot be confirmed. Current status is CONFIRMED';
    confirmSignUp.mockRejectedValueOnce(named('NotAuthorizedException', message));
    expect(await reset().outcome).toBe('code-again');
  });

  it('it can be sent again when the one for the password could not be asked for', async () => {
    await startUnconfirmed();
    resetPassword.mockRejectedValueOnce(named('NetworkError'));
    await expect(reset().outcome).rejects.toThrow('NetworkError');
    expect(await reset().outcome).toBe('code-again');
    expect(confirmResetPassword).not.toHaveBeenCalled();
  });

  it('it is still known for what it is after the phone has dropped the page', async () => {
    await startUnconfirmed();
    vi.resetModules();
    const reloaded = await import('../../../src/platform/session/reset-password.ts');
    const services = { store: createStore(), queryClient: new QueryClient() };
    const fields = { code: '123456', password: 'elephant8' };
    expect(await reloaded.completeReset(services, EMAIL, fields)).toBe('code-again');
    expect(confirmResetPassword).not.toHaveBeenCalled();
  });
});
