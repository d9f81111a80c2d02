import { inArray } from 'drizzle-orm';
import { createDeliveryQueue } from '../../server/actions/delivery-queue.ts';
import { actionResults, users } from '../../server/db/schema.ts';
import {
  createHallClient,
  deliverUntil,
  type HallClient,
  returnOnline,
  storeWishes,
} from '../support/hall-clients.ts';
import { expect, test } from '../support/journey-test.ts';
import { type ProductServer, startProductServer } from '../support/product-server.ts';
import { withStoredRows } from '../support/read-stored-rows.ts';
import { reportMeasurement } from '../support/report-measurement.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { simulateHall } from '../support/simulate-hall.ts';

/** `CLIENTS=500 SECONDS=10 SPREAD_S=60 PHONES=50000` is the full size. */
const CLIENTS = Number(process.env.CLIENTS ?? 12);
const SECONDS = Number(process.env.SECONDS ?? 1);
const SPREAD_S = Number(process.env.SPREAD_S ?? 2);
const SEED = Number(process.env.SEED ?? 20_261_122);
/**
 * Requests at once while the capacity is measured. Of a hall there are more: the server lets in what it can do within
 * three seconds. Actions that wait together share a transaction, so fewer requests would measure less than it can do.
 */
const CONNECTIONS = 50;
/**
 * Simulated. How the queue treats a whole hall is tried in `delivery-queue.test.ts`; here they are figures of a report.
 */
const PHONES = Number(process.env.PHONES ?? 2_000);
/** The default of `SYNC_SPREAD_S`. */
const DEFAULT_SPREAD_S = 60;
const SLUGS = ['grip-socks-6-12-months', 'bath-time-duck-family', 'anti-colic-bottle-3-pack'];

const round = (amount: number) => Math.round(amount * 100) / 100;
/** A hall that is not done within half an hour is not simulated any further. */
const seconds = (s: number) => round(Math.min(s, 1_800));

/** Deliveries per second, of one action each: the server does nothing else. */
async function measureCapacity(product: ProductServer, clients: readonly HallClient[]): Promise<number> {
  const startMs = Date.now();
  const untilMs = startMs + SECONDS * 1000;
  const busy = clients.slice(0, CONNECTIONS);
  const done = await Promise.all(
    busy.map((client) => deliverUntil(product, client, { untilMs, slug: SLUGS[0] ?? '' })),
  );
  return done.reduce((all, count) => all + count, 0) / ((Date.now() - startMs) / 1000);
}

const readResults = (product: ProductServer, clients: readonly HallClient[]) =>
  withStoredRows(product, async (db) => {
    const subs = clients.map(({ tokens }) => tokens.sub);
    const rows = await db.$count(actionResults, inArray(actionResults.sub, subs));
    const revs = await db.select({ rev: users.rev }).from(users).where(inArray(users.cognitoSub, subs));
    return { rows, effects: revs.reduce((all, { rev }) => all + rev, 0) };
  });

test(`A hall of ${CLIENTS} clients that come back online delivers everything once`, async () => {
  test.setTimeout(300_000 + CLIENTS * 2_000);
  const product = await startProductServer({
    preparedDataDir: process.env.JOURNEY_DATA_DIR,
    env: { LOG_LEVEL: 'error', SIGN_UPS_PER_HOUR: '1000000' },
  });
  try {
    const clients: HallClient[] = [];
    for (let i = 0; i < CLIENTS; i++) clients.push(await createHallClient(product));
    const random = seededRandom(SEED);
    // The first half of a second is the server's warming up.
    await deliverUntil(product, clients[0] as HallClient, {
      untilMs: Date.now() + 500,
      slug: SLUGS[0] ?? '',
    });
    const capacity = await measureCapacity(product, clients);
    const before = await readResults(product, clients);

    for (const client of clients) await storeWishes(client, SLUGS.slice(1));
    const startMs = Date.now();
    const attempts = await Promise.all(
      clients.map((client) => returnOnline(product, client, { spreadS: SPREAD_S, random })),
    );
    const realS = (Date.now() - startMs) / 1000;
    const after = await readResults(product, clients);
    const wishes = CLIENTS * SLUGS.slice(1).length;
    const [rows, effects] = [after.rows - before.rows, after.effects - before.effects];

    const hall = { phones: PHONES, capacity, longestSpreadS: DEFAULT_SPREAD_S, lossShare: 0, random };
    const { peak, lastS, sentAway } = simulateHall({ ...hall, createQueue: createDeliveryQueue });
    reportMeasurement('P5', {
      of: 'real clients',
      seed: SEED,
      clients: CLIENTS,
      actions: wishes,
      'spread, s': SPREAD_S,
      attempts: attempts.reduce((all, count) => all + count, 0),
      'seconds until all had an answer': round(realS),
      'lost or doubled': Math.abs(rows - wishes) + Math.abs(effects - wishes),
    });
    reportMeasurement('P5', {
      of: 'simulated phones',
      seed: SEED,
      phones: PHONES,
      'capacity, actions/s': round(capacity),
      'peak / capacity': round(peak / Math.max(Math.ceil(capacity), 1)),
      'sent away with a time': sentAway,
      'all delivered after, s': seconds(lastS),
      'shortest possible, s': round(PHONES / capacity),
      'without a queue, s': seconds(simulateHall(hall).lastS),
    });
    expect({ rows, effects }).toEqual({ rows: wishes, effects: wishes });
  } finally {
    await product.dispose();
  }
});
