import type { OutboxEntry } from '../../src/sync/outbox-entry.ts';
import { actionOf } from './action.fixture.ts';

export type RecordedAction = { name: string; input: unknown };

/**
 * Outbox entries for these actions, of which the first `delivered` are sent. Each of them raised the revision by one;
 * its answer is its input.
 */
export const entriesFor = (actions: readonly RecordedAction[], delivered: number): OutboxEntry[] =>
  actions.map(({ name, input }, i) => {
    const isSent = i < delivered;
    const action = actionOf({ name, input: isSent ? null : input, tappedAt: 1_790_000_000_000 + i });
    return isSent
      ? { position: i, action, state: 'sent', rev: i + 1, answer: input }
      : { position: i, action, state: 'waiting' };
  });
