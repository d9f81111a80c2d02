import { request } from '../../sync/classify-response.ts';
import { pool } from '../../sync/env.ts';
import { accessToken } from './access-token.ts';

/** What the pool lets somebody do to their own account. */
export type PoolOperation = 'ChangePassword' | 'GlobalSignOut' | 'DeleteUser';

/** `name` is the pool's own, `NetworkError` when it did not answer, `NoSession` without a token that it accepts. */
export class PoolError extends Error {
  constructor(
    override readonly name: string,
    message = name,
  ) {
    super(message);
  }
}

/**
 * Asks the pool, with the visitor's token. A plain call: the identity library is 45 KB, and its own renewal blocks
 * when an answer hangs. Throws PoolFailure.
 */
export async function callPool(operation: PoolOperation, input: Record<string, string> = {}): Promise<void> {
  const token = await accessToken();
  if (token === null) throw new PoolError('NoSession');
  const verdict = await request(
    (url, init) => fetch(url, init),
    pool.endpoint(location.origin),
    {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ AccessToken: token, ...input }),
    },
    { isOwnError: (body) => refusalIn(body) !== null, nowMs: Date.now() },
  );
  if (verdict.kind === 'answer') return;
  const refusal = verdict.kind === 'no-answer' ? null : refusalIn(verdict.body);
  throw refusal ?? new PoolError('NetworkError');
}

/** The service says with one name that a password is wrong and that a token is; only the words differ. */
const ABOUT_THE_TOKEN = /access token/i;

function refusalIn(body: unknown): PoolError | null {
  const { __type, message } = (body ?? {}) as { __type?: unknown; message?: unknown };
  if (typeof __type !== 'string' || __type === '') return null;
  const name = __type.split('#').at(-1) ?? __type;
  const words = typeof message === 'string' ? message : '';
  const isOver = name === 'NotAuthorizedException' && ABOUT_THE_TOKEN.test(words);
  return new PoolError(isOver ? 'NoSession' : name, words);
}
