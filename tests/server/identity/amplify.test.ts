import { Amplify } from 'aws-amplify';
import * as auth from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLIENT_ID, MEI, openPool, POOL_ID } from './pool-fixture.ts';

const ORIGIN = 'https://expo.test';
const pool = openPool();
const username = MEI.email;
const code = () => pool.lastCode(username);
let stored: Map<string, string>;

/** The storage of one phone; a second phone has a second map. */
const takePhone = (memory: Map<string, string>) => {
  stored = memory;
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void stored.set(key, value),
    getItem: async (key) => stored.get(key) ?? null,
    removeItem: async (key) => void stored.delete(key),
    clear: async () => stored.clear(),
  });
};
const failsWith = (name: string) => expect.objectContaining({ name });
const session = async (forceRefresh = false) => {
  const { tokens } = await auth.fetchAuthSession({ forceRefresh });
  return tokens;
};

beforeAll(() => {
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: POOL_ID,
        userPoolClientId: CLIENT_ID,
        userPoolEndpoint: `${ORIGIN}/idp`,
        loginWith: { email: true },
      },
    },
  });
});
beforeEach(() => {
  // Amplify reads the machine's clock.
  pool.now = Date.now();
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const url = new URL(input);
    if (url.origin !== ORIGIN) throw new TypeError('fetch failed');
    return pool.identity.routes.request(url.pathname, init);
  });
  takePhone(new Map());
});
afterEach(() => vi.unstubAllGlobals());

describe('Amplify against the embedded pool', () => {
  it('signs up, confirms and signs in', async () => {
    const userAttributes = { email: username, name: MEI.name };
    const signedUp = await auth.signUp({ username, password: MEI.password, options: { userAttributes } });
    expect(signedUp.nextStep).toMatchObject({
      signUpStep: 'CONFIRM_SIGN_UP',
      codeDeliveryDetails: { destination: 'm***@e***', deliveryMedium: 'EMAIL' },
    });
    const tooEarly = await auth.signIn({ username, password: MEI.password });
    expect(tooEarly.nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
    await auth.resendSignUpCode({ username });
    const confirmed = await auth.confirmSignUp({ username, confirmationCode: await code() });
    expect(confirmed.isSignUpComplete).toBe(true);
    const signedIn = await auth.signIn({ username, password: MEI.password });
    expect(signedIn.isSignedIn).toBe(true);
    expect(await auth.getCurrentUser()).toMatchObject({ userId: signedUp.userId });
    expect((await session())?.idToken?.payload).toMatchObject({ email: username, name: MEI.name });
    for (const value of stored.values()) expect(value.length).toBeLessThan(3800);
  });

  it('renews, changes the name and the password, and signs out', async () => {
    const sub = await pool.identity.addUser(MEI);
    await auth.signIn({ username, password: MEI.password });
    const first = (await session())?.accessToken.toString();
    const renewed = (await session(true))?.accessToken.toString() ?? '';
    expect(renewed).not.toBe(first);
    expect(await pool.identity.verify(renewed)).toMatchObject({ sub });
    await auth.updateUserAttributes({ userAttributes: { name: 'Mei Ling' } });
    expect(await auth.fetchUserAttributes()).toEqual({
      sub,
      email: username,
      email_verified: 'true',
      name: 'Mei Ling',
    });
    const newPassword = 'elephant8';
    await expect(auth.updatePassword({ oldPassword: 'wrong-one1', newPassword })).rejects.toEqual(
      failsWith('NotAuthorizedException'),
    );
    await auth.updatePassword({ oldPassword: MEI.password, newPassword });
    await auth.signOut();
    expect(await pool.identity.verify(renewed)).toBeNull();
    await auth.signIn({ username, password: newPassword });
  });

  it('resets a forgotten password', async () => {
    await pool.identity.addUser(MEI);
    const reset = await auth.resetPassword({ username });
    expect(reset.nextStep.resetPasswordStep).toBe('CONFIRM_RESET_PASSWORD_WITH_CODE');
    const newPassword = 'elephant8';
    const confirmationCode = await code();
    await expect(
      auth.confirmResetPassword({ username, newPassword, confirmationCode: 'wrong' }),
    ).rejects.toEqual(failsWith('CodeMismatchException'));
    await auth.confirmResetPassword({ username, newPassword, confirmationCode });
    const signedIn = await auth.signIn({ username, password: newPassword });
    expect(signedIn.isSignedIn).toBe(true);
  });

  it('signs out everywhere', async () => {
    await pool.identity.addUser(MEI);
    const phone = new Map<string, string>();
    takePhone(phone);
    await auth.signIn({ username, password: MEI.password });
    takePhone(new Map());
    await auth.signIn({ username, password: MEI.password });
    await auth.signOut({ global: true });
    takePhone(phone);
    expect(await session(true)).toBeUndefined();
    expect([...phone.keys()].filter((key) => key.endsWith('Token'))).toEqual([]);
  });

  it('deletes the account', async () => {
    await pool.identity.addUser(MEI);
    await auth.signIn({ username, password: MEI.password });
    await auth.deleteUser();
    await expect(auth.signIn({ username, password: MEI.password })).rejects.toEqual(
      failsWith('NotAuthorizedException'),
    );
  });

  it('reports refusals by the service’s error names', async () => {
    await pool.identity.addUser(MEI);
    const weak = auth.signUp({ username: 'raj@example.com', password: 'short' });
    await expect(weak).rejects.toEqual(failsWith('InvalidPasswordException'));
    const taken = auth.signUp({ username, password: MEI.password });
    await expect(taken).rejects.toEqual(failsWith('UsernameExistsException'));
    const wrong = auth.signIn({ username, password: 'wrong-one1' });
    await expect(wrong).rejects.toEqual(failsWith('NotAuthorizedException'));
  });
});
