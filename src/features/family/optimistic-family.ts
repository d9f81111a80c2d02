import type { Family } from '../../domain/visitor/family.ts';
import { changesSince, type ResponseVersion } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

/** The family as last changed on this phone, or as the server has it. Each action sets the whole family. */
export function optimisticFamily(
  serverFamily: Family | null,
  version: ResponseVersion,
  entries: readonly OutboxEntry[],
): Family | null {
  return changesSince(version, ['family.set-journey'], entries).at(-1)?.input ?? serverFamily;
}

/** Whether nothing was entered. */
export const isFamilyEmpty = ({ isExpecting, isParent, interests }: Family) =>
  !isExpecting && !isParent && interests.length === 0;

/** The last change of the family that is in the outbox. */
export const lastFamilyEntry = (entries: readonly OutboxEntry[]) =>
  entries.findLast(({ action }) => action.name === 'family.set-journey');

/** Whether a change of the family waits for delivery. */
export const isFamilyPending = (entries: readonly OutboxEntry[]) =>
  entries.some(({ action, state }) => action.name === 'family.set-journey' && state === 'waiting');
