import type { Family } from '../../domain/visitor/family.ts';
import { changesSince, type ResponseVersion } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

/** What is known of the family: the server's word, or what this phone said last. Each word sets all of it. */
export function optimisticFamily(
  onServer: Family | null,
  read: ResponseVersion,
  entries: readonly OutboxEntry[],
): Family | null {
  return changesSince(read, ['family.set-journey'], entries).at(-1)?.input ?? onServer;
}

/** Whether nothing was told, not even that reminders are welcome. */
export const isFamilyEmpty = ({ isExpecting, isParent, interests, remind }: Family) =>
  !isExpecting && !isParent && interests.length === 0 && !remind;

/** Whether the server has yet to hear of something that was told about the family. */
export const isFamilyPending = (entries: readonly OutboxEntry[]) =>
  entries.some(({ action, state }) => action.name === 'family.set-journey' && state === 'waiting');
