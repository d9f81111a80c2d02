import { beforeEach, describe, expect, it, vi } from 'vitest';
import { amplifyTokenStorage } from '../../../src/platform/session/amplify-token-storage.ts';
import { pool } from '../../../src/sync/env.ts';
import { readTokens } from '../../../src/sync/tokens.ts';
import { installFakeBrowser } from '../../support/fake-browser-globals.ts';
import { unsignedJwt } from '../../support/fake-cookie-jar.ts';

const USER = 'mei+1@example.com';
const keyOf = (what: string) => `CognitoIdentityServiceProvider.${pool.clientId}.${USER}.${what}`;
const LAST = `CognitoIdentityServiceProvider.${pool.clientId}.LastAuthUser`;

let page: ReturnType<typeof installFakeBrowser>;
beforeEach(() => {
  page = installFakeBrowser();
});

describe('the tokens of the identity library', () => {
  it('are kept for 365 days, secure, lax, for the whole site', async () => {
    await amplifyTokenStorage.setItem('token', 'x');
    expect(page.cookieWrites).toEqual(['token=x; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
  });

  it('are read as they were written, whatever they contain', async () => {
    const value = '{"loginId":"mei+1@example.com","é;,=%":1}';
    await amplifyTokenStorage.setItem(keyOf('signInDetails'), value);
    expect(await amplifyTokenStorage.getItem(keyOf('signInDetails'))).toBe(value);
    expect(await amplifyTokenStorage.getItem(keyOf('idToken'))).toBeNull();
  });

  it('are found by the renewal of page and worker', async () => {
    const accessToken = unsignedJwt({ sub: 'sub-of-mei', exp: 2_000_000_000 });
    await amplifyTokenStorage.setItem(LAST, USER);
    await amplifyTokenStorage.setItem(keyOf('accessToken'), accessToken);
    await amplifyTokenStorage.setItem(keyOf('refreshToken'), 'r');
    expect(readTokens(page.cookies, pool.clientId)).toMatchObject({ cognitoSub: 'sub-of-mei', accessToken });
  });

  it('written by the library’s own cookie writer are read as well', async () => {
    page.cookies.set(keyOf('accessToken').replace('@', '%40'), 'a.b=c@d');
    expect(await amplifyTokenStorage.getItem(keyOf('accessToken'))).toBe('a.b=c@d');
  });

  it('that are damaged count as none', async () => {
    page.cookies.set('token', '%E0%A4%A');
    expect(await amplifyTokenStorage.getItem('token')).toBeNull();
  });

  it('are removed one by one, or all at once', async () => {
    for (const name of ['one', 'two', 'three']) await amplifyTokenStorage.setItem(name, 'x');
    await amplifyTokenStorage.removeItem('two');
    expect([...page.cookies.keys()]).toEqual(['one', 'three']);
    await amplifyTokenStorage.clear();
    expect([...page.cookies.keys()]).toEqual([]);
  });
});

describe('a session that cannot be stored has a reason:', () => {
  it('a token that is too long', async () => {
    await expect(amplifyTokenStorage.setItem(keyOf('accessToken'), 'x'.repeat(4_096))).rejects.toMatchObject({
      name: 'SessionNotSet',
      message: expect.stringMatching(
        /^Failed to set Amplify session: accessToken takes \d+ bytes, a cookie holds 4096$/,
      ),
    });
    expect(page.cookies.size).toBe(0);
  });

  it('a browser that keeps no cookies', async () => {
    installFakeBrowser({ refusesSecureCookies: true });
    await expect(amplifyTokenStorage.setItem('token', 'x')).rejects.toThrow(
      'Failed to set Amplify session: this browser keeps no cookies',
    );
  });
});

it('on loopback without https a browser that refuses secure cookies gets plain ones', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  installFakeBrowser({ address: 'http://localhost:3000/', refusesSecureCookies: true });
  await amplifyTokenStorage.setItem('token', 'x');
  expect(await amplifyTokenStorage.getItem('token')).toBe('x');
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
