import type { ClockRecord } from '../domain/time/server-clock.ts';
import { type Database, sharedDatabase } from './database.ts';
import { parseRecord, readRecord } from './local-records.ts';

const clockShape = { offsetMs: 'number', sampledAtMs: 'number', highestMs: 'number' } as const;

export const readClockRecord = (database: Database = sharedDatabase): Promise<ClockRecord | null> =>
  readRecord(database, 'clock', clockShape);

/**
 * Several tabs write. A newer sample of the server's time replaces an older one with all its fields; an older one never
 * replaces a newer one, unless it was taken just now, so that no time has been seen after it: then the server's clock
 * has been set back, and the stored sample is from its future. Within the same sample, the highest time seen never goes
 * down.
 */
export async function writeClockRecord(
  record: ClockRecord,
  database: Database = sharedDatabase,
): Promise<void> {
  await database.write(['facts'], async ({ facts }) => {
    const stored = parseRecord(clockShape, await facts.get('clock'));
    const isNew = record.highestMs === record.sampledAtMs;
    if (stored && stored.sampledAtMs > record.sampledAtMs && !isNew) return;
    const isSameSample = stored?.sampledAtMs === record.sampledAtMs;
    const highestMs = isSameSample ? Math.max(stored.highestMs, record.highestMs) : record.highestMs;
    await facts.put({ ...record, highestMs }, 'clock');
  });
}
