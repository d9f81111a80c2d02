import type { OutboxEntry } from '../../src/sync/outbox-entry.ts';
import { actionOf } from './action.fixture.ts';

export type RecordedAction = { name: string; input: unknown };

/**
 * What a phone said, as it lies in the outbox once the first `delivered` of it have arrived. Each raised the revision
 * by one; the server answers with what it was asked for.
 */
export const entriesFor = (said: readonly RecordedAction[], delivered: number): OutboxEntry[] =>
  said.map(({ name, input }, i) => {
    const isSent = i < delivered;
    const action = actionOf({ name, input: isSent ? null : input, tappedAt: 1_790_000_000_000 + i });
    return isSent
      ? { position: i, action, state: 'sent', rev: i + 1, answer: input }
      : { position: i, action, state: 'waiting' };
  });
