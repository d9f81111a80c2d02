import { pool } from '../../sync/env.ts';
import { isPoolError, poolErrorName, poolRequest } from '../../sync/pool-client.ts';
import { request } from '../../sync/request.ts';
import { accessToken } from './access-token.ts';

/** What the pool lets a visitor do to their account. */
type AccountOperation = 'ChangePassword' | 'GlobalSignOut' | 'DeleteUser';

/** `name` is the pool's own, `NetworkError` when it did not answer, `NoSession` without a token that it accepts. */
export class PoolError extends Error {
  constructor(
    override readonly name: string,
    message = name,
  ) {
    super(message);
  }
}

/** Calls the pool with the visitor's token. Throws PoolError. */
export async function callPool(
  operation: AccountOperation,
  input: Record<string, string> = {},
): Promise<void> {
  const token = await accessToken();
  if (token === null) throw new PoolError('NoSession');
  const response = await request(
    (url, init) => fetch(url, init),
    pool.endpoint(location.origin),
    poolRequest(operation, { AccessToken: token, ...input }),
    { isOwnError: isPoolError, nowMs: Date.now() },
  );
  if (response.kind === 'answer') return;
  throw response.kind === 'no-answer' ? new PoolError('NetworkError') : toPoolError(response.body);
}

/** The pool uses one name for a wrong password and for a token that it does not accept; only the message differs. */
const ABOUT_THE_TOKEN = /access token/i;

function toPoolError(body: unknown): PoolError {
  const name = poolErrorName(body) ?? 'NetworkError';
  const text = (body as { message?: unknown }).message;
  const message = typeof text === 'string' ? text : '';
  const isOver = name === 'NotAuthorizedException' && ABOUT_THE_TOKEN.test(message);
  return new PoolError(isOver ? 'NoSession' : name, message);
}
