import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../../support/fake-browser-globals.ts';

let page: ReturnType<typeof installFakeBrowser>;
let pageCookies: typeof import('../../../src/platform/session/page-cookies.ts')['pageCookies'];
beforeEach(async () => {
  vi.resetModules();
  page = installFakeBrowser();
  ({ pageCookies } = await import('../../../src/platform/session/page-cookies.ts'));
});
const NAME = 'CognitoIdentityServiceProvider.client.mei%40example.com.accessToken';

describe('the page’s cookies', () => {
  it('are none on a new phone', async () => {
    expect(await pageCookies.read()).toEqual(new Map());
  });

  it('come back exactly as they were written, names and values', async () => {
    await pageCookies.write(NAME, 'a.b=c==.d%20e');
    await pageCookies.write('other', '');
    expect(await pageCookies.read()).toEqual(
      new Map([
        [NAME, 'a.b=c==.d%20e'],
        ['other', ''],
      ]),
    );
  });

  it('are secure, lax, for the whole site, and last 365 days', async () => {
    await pageCookies.write('token', 'x');
    expect(page.cookieWrites).toEqual(['token=x; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
  });

  it('are gone after they are removed', async () => {
    await pageCookies.write(NAME, 'x');
    await pageCookies.remove(NAME);
    expect(await pageCookies.read()).toEqual(new Map());
  });
});

describe('where a browser refuses a secure cookie', () => {
  it.each(['http://localhost:3000/', 'http://127.0.0.1:8080/', 'http://[::1]/'])(
    'it is set without "secure" on %s',
    async (address) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      page = installFakeBrowser({ address, refusesSecureCookies: true });
      await pageCookies.write('token', 'x');
      await pageCookies.write('token', 'y');
      expect(Object.fromEntries(await pageCookies.read())).toEqual({ token: 'y' });
      expect(warn.mock.calls).toEqual([[expect.stringContaining('no secure cookies on plain http')]]);
      warn.mockRestore();
    },
  );

  it.each([
    'https://localhost/',
    'http://localhost.example.com/',
    'http://yhello.test/',
    'https://yhello.test/',
  ])('it is not set on %s', async (address) => {
    page = installFakeBrowser({ address, refusesSecureCookies: true });
    await expect(pageCookies.write('token', 'x')).rejects.toMatchObject({
      name: 'CookieRefused',
      message: 'this browser keeps no cookies',
    });
    expect(page.cookieWrites.filter((text) => !text.endsWith('; Secure'))).toEqual([]);
  });
});

it('a cookie that is too long throws with the reason, and is not set', async () => {
  await pageCookies.write(NAME, 'x'.repeat(4096 - NAME.length));
  const writes = page.cookieWrites.length;
  await expect(pageCookies.write(NAME, 'x'.repeat(4097 - NAME.length))).rejects.toMatchObject({
    name: 'CookieRefused',
    message: 'accessToken takes 4097 bytes, a cookie holds 4096',
  });
  expect(page.cookieWrites).toHaveLength(writes);
});

it('a browser that stores secure cookies on loopback gets no other', async () => {
  page = installFakeBrowser({ address: 'http://localhost:3000/' });
  await pageCookies.write('token', 'x');
  expect(page.cookieWrites).toHaveLength(1);
});
