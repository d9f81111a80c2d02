import { EMBEDDED_POOL_ID } from '../../domain/visitor/user-pool.ts';
import { pool } from '../../sync/env.ts';
import { runMutation } from '../run-mutation.ts';
import { callPool } from './pool-call.ts';

/** The embedded pool is in our server, which renews the key itself. */
const isPoolOfServer = pool.id === EMBEDDED_POOL_ID;

/**
 * Our server makes another pass key: every phone that had a session has the key of before. A managed pool tells our
 * server of no sign-out and no new password, so the page does. Never rejects: neither of them may fail for it.
 */
export async function renewPassKey(): Promise<void> {
  if (isPoolOfServer) return;
  await runMutation('users.account.renewPassKey', undefined).catch(() => {});
}

/**
 * Ends all of the visitor's sessions. The pass key comes after that, so that it stays where the pool refuses: our
 * server takes the access token until it expires. Throws PoolError.
 */
export async function globalSignOut(): Promise<void> {
  await callPool('GlobalSignOut');
  await renewPassKey();
}
