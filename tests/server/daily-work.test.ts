import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { doDailyWork, prepareData } from '../../server/daily-work.ts';
import { actionResults, listInvitations, poolCodes, sharedLists, uploads } from '../../server/db/schema.ts';
import { tableBytes } from '../support/table-bytes.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../support/test-server.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(() => {
  server.clock.nowMs = TEST_NOW_MS;
  server.log.length = 0;
});

/** One row of each kind that is stored for a time. */
async function storeShortLived(): Promise<void> {
  const at = new Date(TEST_NOW_MS);
  const result = { key: 'k', inputHash: '', name: 'expo.check-in', lane: 'check-in', rev: 1, answer: 'null' };
  await server.db
    .insert(actionResults)
    .values({ ...result, sub: 'mei', verdict: 'done', deliveredAt: at })
    .onConflictDoNothing();
  await server.db
    .insert(poolCodes)
    .values({ sub: 'mei', purpose: 'sign-up', codeHash: '', expiresAt: at })
    .onConflictDoNothing();
  await server.db.insert(sharedLists).values({ id: 'list', sub: 'mei', expoId: 'kl' }).onConflictDoNothing();
  await server.db
    .insert(listInvitations)
    .values({ secretHash: 'secret', listId: 'list', expiresAt: at })
    .onConflictDoNothing();
}

const countShortLived = () =>
  Promise.all([actionResults, poolCodes, listInvitations].map((table) => server.db.$count(table)));

it('what is stored for a time goes by itself when that time is over', async () => {
  await storeShortLived();
  await doDailyWork(server.deps);
  expect(await countShortLived()).toEqual([1, 1, 1]);
  server.clock.nowMs += 401 * DAY_MS;
  await doDailyWork(server.deps);
  expect(await countShortLived()).toEqual([0, 0, 0]);
  expect(server.log).toEqual([]);
});

it('a server that starts again does what is due, as at midnight', async () => {
  await storeShortLived();
  server.clock.nowMs += 401 * DAY_MS;
  await prepareData(server.deps);
  expect(await countShortLived()).toEqual([0, 0, 0]);
});

it('what is stored for a time leaves its room to what comes next', async () => {
  const sizes: number[] = [];
  for (let day = 0; day < 5; day++) {
    const results = Array.from({ length: 1000 }, (_, i) => ({
      ...{ key: `${day} ${i}`, sub: 'mei', inputHash: '', name: 'expo.check-in', lane: 'check-in' },
      ...{ rev: 1, verdict: 'done' as const, answer: 'null', deliveredAt: new Date(server.clock.nowMs) },
    }));
    await server.db.insert(actionResults).values(results);
    sizes.push(await tableBytes(server.db, actionResults));
    server.clock.nowMs += 401 * DAY_MS;
    await doDailyWork(server.deps);
  }
  expect(sizes.at(-1)).toBeLessThan(2 * (sizes[0] ?? 0));
  expect(server.log).toEqual([]);
});

it('work that fails is logged, and the rest is done', async () => {
  await storeShortLived();
  const hash = 'a'.repeat(64);
  await server.db
    .insert(uploads)
    .values({ hash, kind: 'document', size: 1, uploadedAt: new Date(TEST_NOW_MS) });
  server.clock.nowMs += 401 * DAY_MS;
  // A folder of this name cannot be opened.
  await doDailyWork({ ...server.deps, env: { ...server.deps.env, dataDir: '\0' } });
  expect(server.log).toMatchObject([{ level: 'error', message: 'pruning uploads failed' }]);
  expect(await countShortLived()).toEqual([0, 0, 0]);
});
