import { hashKey, type QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import { type ActionInput, type ActionName, actionDefinitions } from '../domain/delivery/actions.ts';
import type { OutboxEntry } from '../sync/outbox-entry.ts';
import { revisionOf } from './query-options.ts';

/** How new an answer is: its revision (-1 when it was kept from an earlier start), and when it came, ms since 1970. */
export type ResponseVersion = { rev: number; atMs: number };

export const responseVersion = (queryKey: QueryKey, dataUpdatedAt: number): ResponseVersion => ({
  rev: revisionOf(hashKey(queryKey)),
  atMs: dataUpdatedAt,
});

/** Whether the server took an entry after an answer was read. */
export const isNewerThan = ({ rev = 0, settledAt = 0 }: OutboxEntry, read: ResponseVersion): boolean =>
  read.rev < 0 ? settledAt > read.atMs : rev > read.rev;

/** One thing that the visitor said. `isPending`: the server has yet to hear of it. */
export type PendingChange<N extends ActionName> = {
  [K in N]: { name: K; input: ActionInput<K>; key: string; tappedAtMs: number; isPending: boolean };
}[N];

/**
 * What this phone said that an answer cannot know yet, oldest first: what waits, and what was delivered after it was
 * read. For actions that are answered with what they set.
 */
export function changesSince<N extends ActionName>(
  read: ResponseVersion,
  names: readonly N[],
  entries: readonly OutboxEntry[],
): PendingChange<N>[] {
  return entries.flatMap((entry) => {
    const { action, state, answer } = entry;
    const name = names.find((one) => one === action.name);
    const isPending = state === 'waiting';
    if (!name || state === 'refused' || (state === 'sent' && !isNewerThan(entry, read))) return [];
    const said = v.safeParse(actionDefinitions[name].input, isPending ? action.input : answer);
    if (!said.success) return [];
    const tappedAtMs = action.tappedAt + (action.offsetMs ?? 0);
    return [{ name, input: said.output, key: action.key, tappedAtMs, isPending } as PendingChange<N>];
  });
}
