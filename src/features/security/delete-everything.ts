import { runMutation } from '../../platform/run-mutation.ts';
import { callPool, PoolFailure } from './pool-call.ts';

/** Our server has deleted, the pool has not yet. Everything can be asked for again. */
export class HalfDeleted extends Error {
  override readonly name = 'HalfDeleted';
}

/**
 * Deletes the account: our server's part first, because the pool's takes the token's worth with it. Throws WireError
 * when nothing was deleted, HalfDeleted after the first part.
 */
export async function deleteEverything(): Promise<void> {
  await runMutation('users.account.delete', undefined);
  await callPool('DeleteUser').catch((cause: unknown) => {
    // Deleted by an earlier try whose answer was lost.
    if (cause instanceof PoolFailure && cause.name === 'UserNotFoundException') return;
    throw new HalfDeleted('The pool has not deleted the account', { cause });
  });
}
