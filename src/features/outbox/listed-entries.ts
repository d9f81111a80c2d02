import { atom } from 'jotai';
import { outboxEntriesAtom } from '../../platform/outbox-client.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

const MAX_SENT_LISTED = 20;

/**
 * What the visitor sees of the outbox: all that is not sent, and the last sent entries. The phone keeps more of those.
 */
export function listedEntries(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const sent = entries.filter(({ state }) => state === 'sent');
  const hidden = new Set(sent.slice(0, -MAX_SENT_LISTED));
  return entries.filter((entry) => !hidden.has(entry));
}

export const listedEntriesAtom = atom((get) => listedEntries(get(outboxEntriesAtom)));
