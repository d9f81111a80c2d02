import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../../support/fake-browser-globals.ts';
import { unsignedJwt } from '../../support/fake-cookie-jar.ts';
import { type FakeFetch, failFetch, installFakeFetch } from '../../support/fake-fetch.ts';
import { poolErrorResponse, poolResponse } from '../../support/user-pool-responses.ts';

const nowS = Math.floor(Date.now() / 1000);
const fresh = unsignedJwt({ sub: 'mei', exp: nowS + 3_600, iat: nowS, n: 9 });
const granted = () => poolResponse({ AuthenticationResult: { AccessToken: fresh } });

let page: ReturnType<typeof installFakeBrowser>;
let pool: FakeFetch;
let accessToken: typeof import('../../../src/platform/session/access-token.ts')['accessToken'];
beforeEach(async () => {
  vi.resetModules();
  page = installFakeBrowser();
  pool = installFakeFetch(granted);
  ({ accessToken } = await import('../../../src/platform/session/access-token.ts'));
});

describe('the access token', () => {
  it('is null without a session, and no request is sent', async () => {
    expect(await accessToken()).toBeNull();
    expect(await accessToken('one that was turned away')).toBeNull();
    expect(pool.requests).toEqual([]);
  });

  it('is the stored one while it is valid', async () => {
    const token = page.setTokenCookies('mei');
    expect(await accessToken()).toBe(token);
    expect(pool.requests).toEqual([]);
  });

  it('is renewed 5 minutes before its end', async () => {
    page.setTokenCookies('mei', nowS + 299);
    expect(await accessToken()).toBe(fresh);
    expect(pool.requestedPaths()).toEqual(['/idp']);
  });

  it('is renewed once for calls at the same time', async () => {
    page.setTokenCookies('mei', nowS + 60);
    const { FakeLockManager } = await import('../../support/fake-lock-manager.ts');
    Object.assign(navigator, { locks: new FakeLockManager().client() });
    const tokens = await Promise.all(Array.from({ length: 5 }, () => accessToken()));
    expect(new Set(tokens)).toEqual(new Set([fresh]));
    expect(pool.requests).toHaveLength(1);
  });

  it('is used until it expires while the pool does not answer or refuses', async () => {
    const token = page.setTokenCookies('mei', nowS + 60);
    for (const answer of [failFetch, () => poolErrorResponse('NotAuthorizedException')]) {
      pool.respond = answer;
      expect(await accessToken()).toBe(token);
    }
  });

  it('that the server refused is replaced, although it is valid', async () => {
    const token = page.setTokenCookies('mei');
    expect(await accessToken(token)).toBe(fresh);
    expect(pool.requests).toHaveLength(1);
  });

  it('that the server refused is not replaced a second time', async () => {
    page.setTokenCookies('mei');
    const newer = page.setTokenCookies('mei', undefined, 5);
    expect(await accessToken('an older one')).toBe(newer);
    expect(pool.requests).toEqual([]);
  });

  it('that the server refused is returned unchanged if the pool refuses too', async () => {
    const token = page.setTokenCookies('mei');
    pool.respond = () => poolErrorResponse('NotAuthorizedException');
    expect(await accessToken(token)).toBe(token);
  });

  it('that the server refused is no answer while the pool does not answer', async () => {
    const token = page.setTokenCookies('mei');
    pool.respond = failFetch;
    await expect(accessToken(token)).rejects.toMatchObject({ kind: 'no-answer', code: 'UNAUTHORIZED' });
  });

  it('is null, without an error, where cookies cannot be read', async () => {
    page.setTokenCookies('mei');
    Object.defineProperty(document, 'cookie', {
      get: () => {
        throw new DOMException('Cookies are off', 'SecurityError');
      },
    });
    expect(await accessToken()).toBeNull();
  });

  it('is not renewed once a sign-out has begun', async () => {
    page.setTokenCookies('mei', nowS + 60);
    const { beginSignOut } = await import('../../../src/sync/begin-sign-out.ts');
    const { writeIdentity } = await import('../../../src/sync/identity-store.ts');
    await writeIdentity({ sub: 'mei', displayName: 'Mei', signedInAt: 1 });
    await beginSignOut('mei', 'discard');
    await accessToken();
    expect(pool.requests).toEqual([]);
  });
});
