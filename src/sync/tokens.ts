/** Cookies by name; names and values are encoded, as the browser stores them. Page and worker each have one. */
export type CookieJar = {
  read(): Promise<ReadonlyMap<string, string>>;
  write(name: string, value: string): Promise<void>;
  remove(name: string): Promise<void>;
};

export type Tokens = {
  /** The pool's name of the user, as the names of the cookies contain it. */
  user: string;
  /** Who the tokens are for: the `sub` claim of the access token. */
  cognitoSub: string;
  accessToken: string;
  refreshToken: string;
  idToken: string;
  /** The end of the access token, ms since 1970 by the pool's clock. */
  expiresAtMs: number;
  /** How long the access token is valid from its issue to its end, in ms. */
  lifetimeMs: number;
  /** The pool's clock less the phone's, measured when the tokens were issued. */
  clockDriftMs: number;
};

const base = (clientId: string) => `CognitoIdentityServiceProvider.${clientId}`;

/** The name of one of a user's cookies. */
export const tokenCookieName = (clientId: string, user: string, key: string) =>
  `${base(clientId)}.${user}.${key}`;

/** The names of all cookies of the identity library, of any user. */
export const tokenCookieNames = (jar: ReadonlyMap<string, string>, clientId: string): string[] =>
  [...jar.keys()].filter((name) => name.startsWith(`${base(clientId)}.`));

/** Whose session it is, as the names of the cookies contain it; null without one. */
export function readUser(jar: ReadonlyMap<string, string>, clientId: string): string | null {
  const lastUser = jar.get(`${base(clientId)}.LastAuthUser`);
  return lastUser === undefined ? null : decodeCookieName(lastUser);
}

/** What the identity library stored. Null unless there is a user with a readable access token and a refresh token. */
export function readTokens(jar: ReadonlyMap<string, string>, clientId: string): Tokens | null {
  const user = readUser(jar, clientId);
  if (!user) return null;
  const cookie = (key: string) => jar.get(tokenCookieName(clientId, user, key)) ?? '';
  const accessToken = cookie('accessToken');
  const refreshToken = cookie('refreshToken');
  const claims = decodeClaims(accessToken);
  if (!refreshToken || typeof claims?.sub !== 'string' || typeof claims.exp !== 'number') return null;
  const drift = Number(cookie('clockDrift'));
  return {
    user,
    cognitoSub: claims.sub,
    accessToken,
    refreshToken,
    idToken: cookie('idToken'),
    expiresAtMs: claims.exp * 1000,
    lifetimeMs: typeof claims.iat === 'number' ? (claims.exp - claims.iat) * 1000 : Number.POSITIVE_INFINITY,
    clockDriftMs: Number.isFinite(drift) ? drift : 0,
  };
}

/** The claims of a token, without checking its signature; null for anything that is not a JWT. */
export function decodeClaims(jwt: string): Record<string, unknown> | null {
  try {
    const payload = (jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (char) => char.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof claims === 'object' && claims !== null && !Array.isArray(claims)
      ? (claims as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** The cookie name for a key of the identity library, escaped as the library does: names more strictly than values. */
export const cookieNameOf = (key: string): string =>
  encodeURIComponent(key)
    .replace(/%(?:2[346B]|5E|60|7C)/g, decodeURIComponent)
    .replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'));

function decodeCookieName(value: string): string | null {
  try {
    return cookieNameOf(decodeURIComponent(value.replace(/^"(.*)"$/, '$1')));
  } catch {
    return null;
  }
}
