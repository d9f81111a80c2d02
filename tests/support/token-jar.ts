import { type CookieJar, tokenCookieName } from '../../src/sync/tokens.ts';

export const CLIENT_ID = 'testclient';
const name = (user: string, what: string) => tokenCookieName(CLIENT_ID, user, what);

/** An unsigned token; times in seconds since 1970. */
export function jwt(claims: { sub: string; exp: number; iat?: number; n?: number }): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ iat: claims.exp - 3600, ...claims })}.signature`;
}

/** A cookie jar in memory that tells what was done to it. */
export class TokenJar implements CookieJar {
  cookies = new Map<string, string>();
  writes: string[] = [];
  /** Awaited at every call. */
  atCall: () => Promise<void> = async () => {};

  signIn(sub: string, expiresAtS: number): this {
    this.cookies = new Map([
      [`CognitoIdentityServiceProvider.${CLIENT_ID}.LastAuthUser`, sub],
      [name(sub, 'accessToken'), jwt({ sub, exp: expiresAtS })],
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
    await this.atCall();
    return new Map(this.cookies);
  }
  async write(cookie: string, value: string) {
    await this.atCall();
    this.writes.push(cookie);
    this.cookies.set(cookie, value);
  }
  async remove(cookie: string) {
    await this.atCall();
    this.cookies.delete(cookie);
  }
}
