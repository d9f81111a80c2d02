import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pruneResults } from '../../../server/actions/prune-results.ts';
import { actionResults } from '../../../server/db/schema.ts';
import { balanceOf } from '../../../server/points/ledger.ts';
import { checkInActionNow, deliverAction } from '../../support/deliver-actions.ts';
import { runsSideBySide, untilWaiting, whileLocked } from '../../support/held-locks.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('Results older than 400 days are deleted', async () => {
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
  await server.db.insert(actionResults).values([row('old', 401), row('kept', 400), row('new', 0)]);
  await pruneResults(server.db, TEST_NOW_MS);
  const remaining = await server.db.select({ key: actionResults.key }).from(actionResults);
  expect(remaining.map(({ key }) => key).toSorted()).toEqual(['kept', 'new']);
});

it('What visitors said about themselves is no longer in the results after 30 days, refusals stay', async () => {
  const row = (key: string, ageDays: number, name: string, verdict: 'done' | 'refused' = 'done') => ({
    ...{ sub: 'siti', key, inputHash: '', name, lane: 'x', verdict, rev: 1 },
    answer: verdict === 'done' ? '{"children":[]}' : '"date-in-future"',
    deliveredAt: new Date(TEST_NOW_MS - ageDays * 86_400_000),
  });
  await server.db
    .insert(actionResults)
    .values([
      row('family', 31, 'family.set-journey'),
      row('address', 31, 'address.put'),
      row('profile', 31, 'profile.set'),
      row('item', 31, 'shopping-list.put'),
      row('new', 30, 'family.set-journey'),
      row('other', 31, 'agenda.set'),
      row('refused', 31, 'family.set-journey', 'refused'),
    ]);
  await pruneResults(server.db, TEST_NOW_MS);
  const { key, answer, sub } = actionResults;
  const rows = await server.db.select({ key, answer }).from(actionResults).where(eq(sub, 'siti'));
  expect(Object.fromEntries(rows.map((one) => [one.key, one.answer]))).toEqual({
    ...{ family: 'null', address: 'null', profile: 'null', item: 'null' },
    ...{ new: '{"children":[]}', other: '{"children":[]}', refused: '"date-in-future"' },
  });
});

it('A repeat that comes later still is a result that the phone takes, and nothing is done twice', async () => {
  const family = { isExpecting: false, isParent: true, dueDate: null, interests: [] };
  const input = { ...family, children: [{ name: 'Adam', birthDate: '2024-02-29' }] };
  const action = checkInActionNow('ravi', { name: 'family.set-journey', lane: 'family', input });
  const first = await deliverAction(server, action);
  expect(first).toMatchObject({ verdict: 'done', answer: input });
  const balance = await balanceOf(server.db, 'ravi');
  await pruneResults(server.db, TEST_NOW_MS + 31 * 86_400_000);
  expect(await deliverAction(server, action)).toEqual({ ...first, answer: null });
  expect(await balanceOf(server.db, 'ravi')).toBe(balance);
});

it.runIf(runsSideBySide)(
  'What another transaction has locked stays for the next time, and nobody waits',
  async () => {
    const sub = 'lena';
    const row = (key: string) => ({
      ...{ sub, key, inputHash: '', name: 'profile.set', lane: 'x', verdict: 'done' as const, rev: 1 },
      answer: '{}',
      deliveredAt: new Date(TEST_NOW_MS - 401 * 86_400_000),
    });
    await server.db.insert(actionResults).values(['locked', 'free'].map(row));
    const keys = async () => {
      const rows = await server.db.select().from(actionResults).where(eq(actionResults.sub, sub));
      return rows.map(({ key }) => key);
    };
    const lock = sql`select from ${actionResults} where ${eq(actionResults.key, 'locked')} for update`;
    const pruned = await whileLocked(server.db, lock, async () => {
      const pruning = pruneResults(server.db, TEST_NOW_MS).then(keys);
      await untilWaiting(server.db, 1, pruning);
      return Promise.race([pruning, 'waits']);
    });
    expect(pruned).toEqual(['locked']);
    await pruneResults(server.db, TEST_NOW_MS);
    expect(await keys()).toEqual([]);
  },
);
