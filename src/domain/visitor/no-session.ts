/** The code of an error: the call needs an account, and the visitor has to sign in again first. */
export const NO_SESSION = 'NO_SESSION';

/**
 * The message of a 401 to a call that came without a token. If the page has sent one, something on the way has taken it,
 * which says nothing about the session.
 */
export const NO_TOKEN_CAME = 'No token came with this call';

export const needsSignIn = (error: unknown): boolean =>
  (error as { code?: unknown } | null | undefined)?.code === NO_SESSION;
