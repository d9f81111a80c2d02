import type { ClockRecord } from '../domain/clock.ts';
import { asFact, readFact } from './facts.ts';
import { type Store, sharedStore } from './store.ts';

const recordShape = { offsetMs: 'number', sampledAtMs: 'number', highestMs: 'number' } as const;

export const readClockRecord = (store: Store = sharedStore): Promise<ClockRecord | null> =>
  readFact(store, 'clock', recordShape);

/**
 * Several tabs write. A younger sample of the server's time replaces an older one whole (the server knows better than
 * any memory); an older one never does. Of the same sample, the highest time seen never goes back.
 */
export async function writeClockRecord(record: ClockRecord, store: Store = sharedStore): Promise<void> {
  await store.write(['facts'], async ({ facts }) => {
    const stored = asFact(recordShape, await facts.get('clock'));
    if (stored && stored.sampledAtMs > record.sampledAtMs) return;
    const same = stored?.sampledAtMs === record.sampledAtMs;
    const highestMs = same ? Math.max(stored.highestMs, record.highestMs) : record.highestMs;
    await facts.put({ ...record, highestMs }, 'clock');
  });
}
