import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Action } from '../../src/domain/delivery/actions.ts';
import type { DeliveryResult } from '../../src/domain/delivery/delivery-schema.ts';
import { createDatabase } from '../../src/sync/database.ts';
import { deliverWaiting } from '../../src/sync/deliver-waiting.ts';
import { enqueue, listEntries } from '../../src/sync/outbox.ts';
import { actionOf, storeIdentity } from '../support/action.fixture.ts';
import { reportMeasurement } from '../support/report-measurement.ts';

/** `RUNS=1000` is the full size. */
const RUNS = Number(process.env.RUNS ?? 40);
const SEED = Number(process.env.SEED ?? 20_261_122);
const LANES = ['list', 'cart', 'check-in', 'follow'];

type Verdict = 'done' | 'refused' | 'unknown';
type Item = { lane: string; verdict: Verdict };

const item = fc.record({
  lane: fc.constantFrom(...LANES),
  verdict: fc.oneof(
    { weight: 88, arbitrary: fc.constant('done' as const) },
    { weight: 10, arbitrary: fc.constant('refused' as const) },
    { weight: 2, arbitrary: fc.constant('unknown' as const) },
  ),
});

const resultOf = (key: string, verdict: Verdict): DeliveryResult => {
  if (verdict === 'unknown') return { key, verdict };
  if (verdict === 'refused') return { key, verdict, rev: 1, reason: 'expo-not-running' };
  return { key, verdict, rev: 1, answer: null };
};

/**
 * Delivers what waits. Returns the request with which each item got its result, and the keys that are listed as
 * refused.
 */
async function deliver(items: readonly Item[]) {
  globalThis.indexedDB = new IDBFactory();
  const database = createDatabase();
  await storeIdentity('anna', database);
  const actions = items.map(({ lane }, n) => actionOf({ lane, tappedAt: 1_790_000_000_000 + n }));
  for (const action of actions) await enqueue(action, database);
  const requestOf = new Map<string, number>();
  let requests = 0;
  await deliverWaiting({
    database,
    locks: undefined,
    apiHost: '',
    now: () => 1_790_000_100_000,
    accessToken: async () => ({ kind: 'token', token: 'token' }),
    fetch: async (_, init) => {
      requests++;
      const stopped = new Set<string>();
      const results = (JSON.parse(String(init.body)).json.actions as Action[]).map(({ key, lane }) => {
        const own = items[actions.findIndex((action) => action.key === key)]?.verdict ?? 'unknown';
        const verdict = stopped.has(lane) ? 'unknown' : own;
        if (verdict === 'unknown') stopped.add(lane);
        else requestOf.set(key, requests);
        return resultOf(key, verdict);
      });
      return Response.json({ result: { data: { json: { results, spreadS: 60 } } } });
    },
  });
  const entries = await listEntries('anna', database);
  await database.close();
  return {
    requestOf: actions.map(({ key }) => requestOf.get(key)),
    isListed: actions.map(({ key }) => entries.some((e) => e.action.key === key && e.state === 'refused')),
    waiting: entries.filter(({ state }) => state === 'waiting').length,
  };
}

test(
  'what the server refuses is listed, and delays nothing of the other lanes by more than a round trip',
  async () => {
    const count = { items: 0, refused: 0, unlisted: 0, blocked: 0, delay: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(item, { minLength: 1, maxLength: 130, size: 'max' }), async (items) => {
        const bad = await deliver(items);
        const good = await deliver(items.map(({ lane }) => ({ lane, verdict: 'done' })));
        const blocked = new Map<string, number>();
        items.forEach(({ lane, verdict }, n) => {
          if (verdict === 'unknown' && !blocked.has(lane)) blocked.set(lane, n);
        });
        items.forEach(({ lane, verdict }, n) => {
          count.items++;
          // A newer server may understand it later, so what comes after it in its lane waits with it.
          if (n >= (blocked.get(lane) ?? items.length)) {
            count.blocked++;
            return;
          }
          const requests = bad.requestOf[n];
          expect(requests, `item ${n}`).toBeDefined();
          count.delay = Math.max(count.delay, Number(requests) - Number(good.requestOf[n]));
          if (verdict !== 'refused') return;
          count.refused++;
          if (!bad.isListed[n]) count.unlisted++;
        });
        expect(bad.waiting).toBe(items.filter(({ lane }, n) => n >= (blocked.get(lane) ?? n + 1)).length);
        expect(count.unlisted).toBe(0);
        expect(count.delay).toBeLessThanOrEqual(1);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    expect(count.refused).toBeGreaterThan(RUNS);
    reportMeasurement('P3', {
      of: 'queues of one phone',
      seed: SEED,
      queues: RUNS,
      actions: count.items,
      refused: count.refused,
      'refused and not listed': count.unlisted,
      'behind one that is not understood yet': count.blocked,
      'round trips that others waited': count.delay,
    });
  },
  60_000 + RUNS * 1_000,
);
