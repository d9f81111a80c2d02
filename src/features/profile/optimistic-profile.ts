import { changedFields, type Profile } from '../../domain/visitor/profile.ts';
import { type AnswerVersion, changesSince } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

/** `isPending`: the last change has not been delivered yet. */
export type OptimisticProfile = Profile & { isPending: boolean };

/** The profile with the pending changes applied, each to the fields that the visitor changed. */
export function optimisticProfile(
  serverProfile: Profile,
  version: AnswerVersion,
  entries: readonly OutboxEntry[],
): OptimisticProfile {
  const changes = changesSince(version, ['profile.set'], entries);
  const profile = { ...serverProfile, isPending: changes.at(-1)?.isPending ?? false };
  for (const { input } of changes) Object.assign(profile, changedFields(profile, input));
  return profile;
}
