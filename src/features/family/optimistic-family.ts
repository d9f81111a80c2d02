import type { Family } from '../../domain/visitor/family.ts';
import { mergeFamily } from '../../domain/visitor/merge-family.ts';
import { type AnswerVersion, changesSince } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

/** The family as the server has it, with the changes of this phone. The result of a delivered one is the whole family. */
export function optimisticFamily(
  serverFamily: Family | null,
  version: AnswerVersion,
  entries: readonly OutboxEntry[],
): Family | null {
  const changes = changesSince(version, ['family.set-journey'], entries);
  return changes.reduce<Family | null>(
    (family, { input }) => mergeFamily(input, family, false),
    serverFamily,
  );
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
