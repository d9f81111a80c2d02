import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rewardStock } from '../../../server/content/kinds/rewards.ts';
import { expos } from '../../../server/expos/table.ts';
import { countRedeemed } from '../../../server/points/count-redeemed.ts';
import { REDEEMED_REASON, redeemReward } from '../../../server/points/redeem-reward.ts';
import { rewards } from '../../../server/rewards/table.ts';
import { transactions } from '../../../server/transactions/table.ts';
import { expoRewardSchema } from '../../../src/domain/expo/reward.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.nowMs = TEST_NOW_MS;
});

const DAY_MS = 86_400_000;
const [RUNNING, NEXT] = ['baby-fair-kl', 'year-end-baby-expo'];
const left = async (expoSlug = RUNNING) => {
  // Counts are kept for some seconds.
  server.clock.nowMs += 10_000;
  const { data } = await server.rpcQuery('businesses.rewards.forExpo', { expoSlug });
  return v.parse(v.array(expoRewardSchema), data).find(({ slug }) => slug === 'kopi-and-kuih')?.stock;
};
const redeemAt = async (nowMs: number) => {
  const sub = randomUUID();
  await server.rpcQuery('users.profiles.myDetail', undefined, sub);
  const gift = { id: randomUUID(), sub, kind: 'points' as const, amount: 800, title: 'A gift' };
  await server.db.insert(transactions).values({ ...gift, at: new Date(nowMs) });
  const wish = { who: `${sub}@example.com`, rewardSlug: 'kopi-and-kuih', at: new Date(nowMs) };
  expect(await redeemReward(server.db, wish)).toHaveProperty('done');
  return sub;
};

it('What is left of a reward is less what was redeemed since the expo began, and at no other expo', async () => {
  expect(await left()).toBe(400);
  await redeemAt(TEST_NOW_MS);
  await redeemAt(TEST_NOW_MS);
  // The day before the first of the expo.
  await redeemAt(TEST_NOW_MS - 2 * DAY_MS);
  expect(await left()).toBe(398);
  expect(await left(NEXT)).toBe(400);
});

it('What was redeemed counts also where an expo of another year had the same address', async () => {
  const [running] = await server.db.select().from(expos).where(eq(expos.slug, RUNNING));
  if (!running) throw new Error('No expo is on');
  const { id } = running;
  const lastYear = { ...running, fromDate: '2025-11-20', toDate: '2025-11-23', isWithdrawn: true };
  // In the order in which a database that has both would have them.
  await server.db.delete(expos).where(eq(expos.id, id));
  await server.db.insert(expos).values([{ ...lastYear, id: `${id}-last-year` }, running]);
  const before = (await left()) ?? 0;
  await redeemAt(TEST_NOW_MS);
  expect(await left()).toBe(before - 1);
});

it('A count that failed is not kept: the next request counts again', async () => {
  let isBroken = true;
  const db = new Proxy(server.db, {
    get: (target, name) => {
      if (isBroken && name === 'select') throw new Error('No connection');
      return Reflect.get(target, name);
    },
  });
  const deps = { db, now: () => TEST_NOW_MS };
  await expect(countRedeemed(deps, RUNNING)).rejects.toThrow('No connection');
  isBroken = false;
  expect(await countRedeemed(deps, RUNNING)).toBeInstanceOf(Map);
});

it('A reward keeps what was redeemed when its title is corrected', async () => {
  const before = (await left()) ?? 0;
  await redeemAt(TEST_NOW_MS);
  await server.db
    .update(rewards)
    .set({ title: 'Kopi, and kuih for two' })
    .where(eq(rewards.slug, 'kopi-and-kuih'));
  await redeemAt(TEST_NOW_MS);
  expect(await left()).toBe(before - 2);
});

it('What was handed over is not in stock again when the visitor deletes the account, and names nobody', async () => {
  const before = (await left()) ?? 0;
  const subs = [await redeemAt(TEST_NOW_MS), await redeemAt(TEST_NOW_MS)];
  for (const sub of subs) {
    await server.rpcMutate('users.account.delete', undefined, sub);
    expect(await server.db.select().from(transactions).where(eq(transactions.sub, sub))).toEqual([]);
  }
  expect(await left()).toBe(before - 2);
});

it('What is left is 0, and never less, once more were handed over than the content has', async () => {
  const row = {
    sub: 'anna',
    kind: 'points' as const,
    amount: -800,
    title: 'Redeemed: Kopi and kuih for two',
    at: new Date(TEST_NOW_MS),
  };
  const rows = Array.from({ length: 450 }, (_, i) => ({
    ...row,
    id: randomUUID(),
    reason: `${REDEEMED_REASON}kopi-and-kuih:${i}`,
  }));
  await server.db.insert(transactions).values(rows);
  expect(await left()).toBe(0);
});

it('The content may set a stock to 0, for a reward that has run out otherwise', () => {
  const context = {
    isCell: true,
    notation: {},
    categories: null,
    currency: { code: 'MYR', symbol: 'RM', decimals: 2 },
  };
  const { stock } = rewardStock.fields;
  expect(['0', '12', '-1'].map((cell) => stock.read(cell, context))).toMatchObject([
    { value: 0 },
    { value: 12 },
    { wrong: expect.any(String) },
  ]);
});
