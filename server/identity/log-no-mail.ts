import type { Deps } from '../deps.ts';

/** For the start. The embedded pool sends no mail: where nobody may read its mailbox, it sends no codes. */
export function logNoMail({ env, log }: Pick<Deps, 'env' | 'log'>): void {
  if (env.pool.embedded && !env.mailbox)
    log.warn(
      {},
      'The embedded user pool sends no mail, and nobody may read its mailbox here: visitors can neither sign up nor set a new password. Use an Amazon Cognito user pool: see docs/keeping-the-server.md.',
    );
}
