import type { User } from '../../domain/visitor/user.ts';
import { changesSince, type ResponseVersion } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

/** `isPending`: the last change has not been delivered yet. */
export type OptimisticProfile = User & { isPending: boolean };

/** The profile with the last pending change applied. Each action sets every field that can be changed. */
export function optimisticProfile(
  serverProfile: User,
  version: ResponseVersion,
  entries: readonly OutboxEntry[],
): OptimisticProfile {
  const last = changesSince(version, ['profile.set'], entries).at(-1);
  return { ...serverProfile, ...last?.input, isPending: last?.isPending ?? false };
}
