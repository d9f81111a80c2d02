import { type CookieJar, tokenCookieName } from '../../src/sync/tokens.ts';

export const TEST_CLIENT_ID = 'testclient';
const name = (user: string, what: string) => tokenCookieName(TEST_CLIENT_ID, user, what);

/** An unsigned token; times in seconds since 1970. */
export function unsignedJwt(claims: { sub: string; exp: number; iat?: number; n?: number }): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ iat: claims.exp - 3600, ...claims })}.signature`;
}

/** A cookie jar in memory that records every write. */
export class FakeCookieJar implements CookieJar {
  cookies = new Map<string, string>();
  writes: string[] = [];
  /** Awaited at every call. */
  beforeEachCall: () => Promise<void> = async () => {};

  setTokens(sub: string, expiresAtS: number, issuedAtS = expiresAtS - 3_600): this {
    this.cookies = new Map([
      [`CognitoIdentityServiceProvider.${TEST_CLIENT_ID}.LastAuthUser`, sub],
      [name(sub, 'accessToken'), unsignedJwt({ sub, exp: expiresAtS, iat: issuedAtS })],
      [name(sub, 'idToken'), 'id-token'],
      [name(sub, 'refreshToken'), `refresh-${sub}`],
      [name(sub, 'clockDrift'), '0'],
    ]);
    return this;
  }
  accessToken(sub: string): string | undefined {
    return this.cookies.get(name(sub, 'accessToken'));
  }

  async read() {
    await this.beforeEachCall();
    return new Map(this.cookies);
  }
  async write(cookie: string, value: string) {
    await this.beforeEachCall();
    this.writes.push(cookie);
    this.cookies.set(cookie, value);
  }
  async remove(cookie: string) {
    await this.beforeEachCall();
    this.cookies.delete(cookie);
  }
}
