import { afterAll, beforeAll, expect, it } from 'vitest';
import { pruneLedger } from '../../../server/actions/prune-ledger.ts';
import { actionLedger } from '../../../server/db/schema.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('The ledger is pruned of rows older than 400 days', async () => {
  const row = (key: string, ageDays: number) => ({
    sub: 'mei',
    key,
    inputHash: '',
    name: 'expo.check-in',
    lane: 'check-in',
    verdict: 'done' as const,
    rev: 1,
    answer: 'null',
    deliveredAt: new Date(TEST_NOW_MS - ageDays * 86_400_000),
  });
  await server.db.insert(actionLedger).values([row('old', 401), row('kept', 400), row('new', 0)]);
  await pruneLedger(server.db, TEST_NOW_MS);
  const remaining = await server.db.select({ key: actionLedger.key }).from(actionLedger);
  expect(remaining.map(({ key }) => key).toSorted()).toEqual(['kept', 'new']);
});
