import { DEFAULT_SPREAD_S, DELIVERY_MAX_ACTIONS } from '../domain/delivery/delivery-limits.ts';
import { type Database, type OpenStores, sharedDatabase } from './database.ts';
import { type LocalRecord, parseRecord } from './local-records.ts';

const timesShape = { spreadS: 'amount', notBeforeMs: 'number' } as const;
/** Added later: records of earlier versions have the times alone. */
const sizeShape = { maxActions: 'amount' } as const;

/**
 * When this phone may deliver. `spreadS`: over how many seconds the phones of a hall spread their deliveries, by the
 * server's last response. `notBeforeMs`: no delivery before this, by the phone's clock.
 */
export type DeliveryTimes = LocalRecord<typeof timesShape>;
/** Stored under the key `pace`. `maxActions`: how many actions the connection carried in the last deliveries. */
type DeliveryThrottle = DeliveryTimes & LocalRecord<typeof sizeShape>;

const DEFAULT_THROTTLE: DeliveryThrottle = {
  spreadS: DEFAULT_SPREAD_S,
  notBeforeMs: 0,
  maxActions: DELIVERY_MAX_ACTIONS,
};

const parseThrottle = (stored: unknown): DeliveryThrottle => ({
  ...DEFAULT_THROTTLE,
  ...parseRecord(timesShape, stored),
  ...parseRecord(sizeShape, stored),
});

export const readThrottle = async (database: Database = sharedDatabase): Promise<DeliveryThrottle> =>
  parseThrottle(await database.read(['facts'], ({ facts }) => facts.get('pace')));

export async function writeThrottle(
  change: Partial<DeliveryThrottle>,
  database: Database = sharedDatabase,
): Promise<void> {
  // Read first: mostly nothing changes, and taps would have to wait for a `readwrite` transaction.
  const stored = await readThrottle(database);
  const names = Object.keys(change) as (keyof DeliveryThrottle)[];
  if (names.every((name) => change[name] === stored[name])) return;
  const store = async ({ facts }: OpenStores<'facts', 'readwrite'>) => {
    await facts.put({ ...parseThrottle(await facts.get('pace')), ...change }, 'pace');
  };
  await database.write(['facts'], store, 'relaxed');
}
