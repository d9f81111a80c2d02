/** Cookies by name, names and values exactly as the browser holds them (encoded). Page and worker each have one. */
export type CookieJar = {
  read(): Promise<ReadonlyMap<string, string>>;
  write(name: string, value: string): Promise<void>;
  remove(name: string): Promise<void>;
};

export type Tokens = {
  /** The pool's name of the user, as it stands in the names of the cookies. */
  user: string;
  sub: string;
  accessToken: string;
  refreshToken: string;
  idToken: string;
  /** The end of the access token, ms since 1970 by the pool's clock. */
  expiresAtMs: number;
  /** The pool's clock less the phone's, as measured when the tokens came. */
  clockDriftMs: number;
};

const base = (clientId: string) => `CognitoIdentityServiceProvider.${clientId}`;

/** The name of one of a user's cookies. */
export const tokenCookieName = (clientId: string, user: string, what: string) =>
  `${base(clientId)}.${user}.${what}`;

/** Every cookie of the identity library in the jar, whoever it belongs to. */
export const tokenCookieNames = (jar: ReadonlyMap<string, string>, clientId: string): string[] =>
  [...jar.keys()].filter((name) => name.startsWith(`${base(clientId)}.`));

/** Reads what the identity library stored. Null without a complete session: no user, or a token missing or garbled. */
export function readTokens(jar: ReadonlyMap<string, string>, clientId: string): Tokens | null {
  const lastUser = jar.get(`${base(clientId)}.LastAuthUser`);
  const user = lastUser === undefined ? null : decodeCookieName(lastUser);
  if (!user) return null;
  const at = (what: string) => jar.get(tokenCookieName(clientId, user, what)) ?? '';
  const accessToken = at('accessToken');
  const refreshToken = at('refreshToken');
  const claims = decodeClaims(accessToken);
  if (!refreshToken || typeof claims?.sub !== 'string' || typeof claims.exp !== 'number') return null;
  const drift = Number(at('clockDrift'));
  return {
    user,
    sub: claims.sub,
    accessToken,
    refreshToken,
    idToken: at('idToken'),
    expiresAtMs: claims.exp * 1000,
    clockDriftMs: Number.isFinite(drift) ? drift : 0,
  };
}

/** What a token says of itself, unchecked; null for anything that is not a JWT. */
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

/** The name of a cookie for a key of the identity library, escaped as its own writer does: more than a value is. */
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
