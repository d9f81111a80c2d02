// Plain calls of the user pool: the identity library is 29 KB, and its own renewal blocks when an answer hangs.

type PoolOperation =
  | 'GetTokensFromRefreshToken'
  | 'RevokeToken'
  | 'ChangePassword'
  | 'GlobalSignOut'
  | 'DeleteUser';

export const poolRequest = (operation: PoolOperation, input: Record<string, string>) => ({
  method: 'POST',
  headers: {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
  },
  body: JSON.stringify(input),
});

/** The name in an error body of the pool, without its namespace; null for any other body. */
export function poolErrorName(body: unknown): string | null {
  const type = (body as { __type?: unknown } | null | undefined)?.__type;
  return typeof type === 'string' && type !== '' ? (type.split('#').at(-1) ?? null) : null;
}

export const isPoolError = (body: unknown): boolean => poolErrorName(body) !== null;
