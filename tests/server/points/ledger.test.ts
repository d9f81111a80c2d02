import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { balanceOf } from '../../../server/points/ledger.ts';
import { transactions } from '../../../server/transactions/table.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('A balance is the sum of a visitor’s points: neither money nor the points of others', async () => {
  const row = { title: 'Any', at: new Date(TEST_NOW_MS), kind: 'points' as const };
  const rows = [
    { ...row, sub: 'mei', amount: 240 },
    { ...row, sub: 'mei', amount: -100 },
    { ...row, sub: 'mei', amount: -5_000, kind: 'money' as const },
    { ...row, sub: 'ben', amount: 900 },
  ];
  await server.db.insert(transactions).values(rows.map((each) => ({ ...each, id: randomUUID() })));
  expect(await balanceOf(server.db, 'mei')).toBe(140);
  expect(await balanceOf(server.db, 'nobody')).toBe(0);
});
