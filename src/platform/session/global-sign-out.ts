import { runMutation } from '../run-mutation.ts';
import { callPool } from './pool-call.ts';

/**
 * Our server makes another pass key: every phone that had a session has the key of before. A managed pool tells our
 * server of no sign-out and no new password, so the page does. Never rejects: neither of them may fail for it.
 */
export const renewPassKey = (): Promise<void> =>
  runMutation('users.account.renewPassKey', undefined).then(
    () => {},
    () => {},
  );

/** Ends all of the visitor's sessions. The pass key comes first, while the token is good. Throws PoolError. */
export async function globalSignOut(): Promise<void> {
  await renewPassKey();
  await callPool('GlobalSignOut');
}
