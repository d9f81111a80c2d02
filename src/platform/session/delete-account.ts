import { runMutation } from '../run-mutation.ts';
import { accessToken } from './access-token.ts';
import { callPool, PoolError } from './pool-call.ts';

/** Our server has deleted its part, the pool has not yet. The whole deletion can be repeated. */
export class PartlyDeletedError extends Error {
  override readonly name = 'PartlyDeletedError';
}

/**
 * Deletes the account: our server's part first, because the token is worthless once the pool has deleted the user.
 * Throws RequestError or PoolError when nothing was deleted, PartlyDeletedError after the first part.
 */
export async function deleteAccount(): Promise<void> {
  // Without a token the server's 401 would count as no answer, and the visitor would not learn that signing in helps.
  if ((await accessToken()) === null) throw new PoolError('NoSession');
  await runMutation('users.account.delete', undefined);
  const deleteUser = () => callPool('DeleteUser');
  await deleteUser()
    .catch((error: unknown) => {
      // Where only the answer was lost, the user is gone: our server would refuse the token of a later attempt.
      if (error instanceof PoolError && error.name === 'NetworkError') return deleteUser();
      throw error;
    })
    .catch((cause: unknown) => {
      // Deleted by an earlier attempt whose response was lost.
      if (cause instanceof PoolError && cause.name === 'UserNotFoundException') return;
      throw new PartlyDeletedError('The pool has not deleted the account', { cause });
    });
}
