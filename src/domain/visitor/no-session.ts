/** The code of an error: the call needs an account, and the visitor has to sign in again first. */
export const NO_SESSION = 'NO_SESSION';

export const needsSignIn = (error: unknown): boolean =>
  (error as { code?: unknown } | null | undefined)?.code === NO_SESSION;
