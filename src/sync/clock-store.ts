import * as v from 'valibot';
import type { ClockRecord } from '../domain/clock.ts';
import { asFact, readFact } from './facts.ts';
import { type Store, sharedStore } from './store.ts';

const ms = v.pipe(v.number(), v.finite());
const recordSchema = v.object({ offsetMs: ms, sampledAtMs: ms, highestMs: ms });

export const readClockRecord = (store: Store = sharedStore): Promise<ClockRecord | null> =>
  readFact(store, 'clock', recordSchema);

/**
 * Several tabs write. A younger sample of the server's time replaces an older one whole (the server knows better than
 * any memory); an older one never does. Of the same sample, the highest time seen never goes back.
 */
export async function writeClockRecord(record: ClockRecord, store: Store = sharedStore): Promise<void> {
  await store.write(['facts'], async ({ facts }) => {
    const stored = asFact(recordSchema, await facts.get('clock'));
    if (stored && stored.sampledAtMs > record.sampledAtMs) return;
    const same = stored?.sampledAtMs === record.sampledAtMs;
    const highestMs = same ? Math.max(stored.highestMs, record.highestMs) : record.highestMs;
    await facts.put({ ...record, highestMs }, 'clock');
  });
}
