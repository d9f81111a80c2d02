import { DEFAULT_JITTER_S } from '../domain/delivery/delivery-limits.ts';
import { type Database, sharedDatabase } from './database.ts';
import { type LocalRecord, parseRecord, readRecord } from './local-records.ts';

const throttleShape = { spreadS: 'amount', notBeforeMs: 'number' } as const;

/**
 * When this phone may deliver; stored under the key `pace`. `spreadS`: over how many seconds the phones of a hall spread
 * their deliveries, by the server's last response. `notBeforeMs`: no delivery before this, by the phone's clock.
 */
export type DeliveryThrottle = LocalRecord<typeof throttleShape>;

const DEFAULT_THROTTLE: DeliveryThrottle = { spreadS: DEFAULT_JITTER_S, notBeforeMs: 0 };

export const readThrottle = async (database: Database = sharedDatabase): Promise<DeliveryThrottle> =>
  (await readRecord(database, 'pace', throttleShape)) ?? DEFAULT_THROTTLE;

export async function writeThrottle(
  change: Partial<DeliveryThrottle>,
  database: Database = sharedDatabase,
): Promise<void> {
  await database.write(['facts'], async ({ facts }) => {
    const stored = parseRecord(throttleShape, await facts.get('pace')) ?? DEFAULT_THROTTLE;
    const next = { ...stored, ...change };
    if (next.spreadS !== stored.spreadS || next.notBeforeMs !== stored.notBeforeMs)
      await facts.put(next, 'pace');
  });
}
