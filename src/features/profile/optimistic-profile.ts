import type { User } from '../../domain/visitor/user.ts';
import { changesSince, type ResponseVersion } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

/** `isPending`: the server has yet to hear of a change. */
export type OptimisticProfile = User & { isPending: boolean };

/** The visitor's own detail, the server's word with what this phone said last: each word sets all that can be said. */
export function optimisticProfile(
  onServer: User,
  read: ResponseVersion,
  entries: readonly OutboxEntry[],
): OptimisticProfile {
  const words = changesSince(read, ['profile.set'], entries);
  const last = words.at(-1);
  return { ...onServer, ...last?.input, isPending: last?.isPending ?? false };
}
