import { runMutation } from '../run-mutation.ts';
import { callPool, PoolError } from './pool-call.ts';

/** Our server has deleted, the pool has not yet. Everything can be asked for again. */
export class PartlyDeletedError extends Error {
  override readonly name = 'HalfDeleted';
}

/**
 * Deletes the account: our server's part first, because the pool's takes the token's worth with it. Throws WireError
 * when nothing was deleted, HalfDeleted after the first part.
 */
export async function deleteAccount(): Promise<void> {
  await runMutation('users.account.delete', undefined);
  await callPool('DeleteUser').catch((cause: unknown) => {
    // Deleted by an earlier try whose answer was lost.
    if (cause instanceof PoolError && cause.name === 'UserNotFoundException') return;
    throw new PartlyDeletedError('The pool has not deleted the account', { cause });
  });
}
