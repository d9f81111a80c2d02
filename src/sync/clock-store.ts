import type { ClockRecord } from '../domain/time/server-clock.ts';
import { type Database, sharedDatabase } from './database.ts';
import { parseRecord, readRecord } from './local-records.ts';

const clockShape = { offsetMs: 'number', sampledAtMs: 'number', highestMs: 'number' } as const;

export const readClockRecord = (store: Database = sharedDatabase): Promise<ClockRecord | null> =>
  readRecord(store, 'clock', clockShape);

/**
 * Several tabs write. A younger sample of the server's time replaces an older one whole (the server knows better than
 * any memory); an older one never does. Of the same sample, the highest time seen never goes back.
 */
export async function writeClockRecord(record: ClockRecord, store: Database = sharedDatabase): Promise<void> {
  await store.write(['facts'], async ({ facts }) => {
    const stored = parseRecord(clockShape, await facts.get('clock'));
    if (stored && stored.sampledAtMs > record.sampledAtMs) return;
    const same = stored?.sampledAtMs === record.sampledAtMs;
    const highestMs = same ? Math.max(stored.highestMs, record.highestMs) : record.highestMs;
    await facts.put({ ...record, highestMs }, 'clock');
  });
}
