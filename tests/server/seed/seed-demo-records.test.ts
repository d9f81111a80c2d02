import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addresses,
  brandFollows,
  expos,
  giftCards,
  orderLines,
  orders,
  transactions,
  vouchers,
  wishlistItems,
} from '../../../server/db/schema.ts';
import { seedDemo } from '../../../server/seed/seed-demo.ts';
import { expoListSchema } from '../../../src/domain/expo/expo-schema.ts';
import { brandFollowSchema } from '../../../src/domain/shop/brand-schema.ts';
import { giftCardSchema } from '../../../src/domain/shop/gift-card.ts';
import { orderSchema } from '../../../src/domain/shop/order.ts';
import { wishlistItemSchema } from '../../../src/domain/shop/product-schema.ts';
import { voucherSchema } from '../../../src/domain/shop/voucher.ts';
import { addDays } from '../../../src/domain/time/dates.ts';
import { dayAt } from '../../../src/domain/time/expo-time.ts';
import { addressSchema } from '../../../src/domain/visitor/address.ts';
import { familySchema } from '../../../src/domain/visitor/family.ts';
import { transactionPageSchema } from '../../../src/domain/visitor/transaction.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

const SUB = 'demo-sub';
let server: TestServer;
const seed = () => seedDemo(server.db, async () => SUB, TEST_NOW_MS);
beforeAll(async () => {
  server = await startTestServer();
  await seed();
});
afterAll(() => server.close());

const cursorAt = (instant: string) => Buffer.from(JSON.stringify([instant, 'a'])).toString('base64url');
/** Cursors with a time that does not exist, or not in PostgreSQL. */
const NEVER = [
  'yesterday',
  '2026-02-31T00:00:00.000Z',
  '0000-01-01T12:00:00.000Z',
  '0001-01-01T00:00:00+14:00',
].map(cursorAt);
const LISTS = ['orders', 'vouchers', 'giftCards', 'addresses', 'wishlist', 'follows', 'transactions'];

async function mine<S extends v.GenericSchema>(name: string, schema: S, input?: object, sub = SUB) {
  const { status, data } = await server.rpcQuery(`users.${name}.list`, input, sub);
  expect(status).toBe(200);
  const parsed = v.parse(schema, data);
  expect(data).toEqual(parsed);
  return parsed;
}

describe('the demo visitor', () => {
  it('has orders with correct totals, latest first', async () => {
    const orders = await mine('orders', v.array(orderSchema));
    expect(orders.map(({ status }) => status)).toEqual(['collected', 'delivered', 'collected']);
    for (const { lines, discountSen, deliverySen, totalSen, collectAt, sendTo } of orders) {
      const sum = lines.reduce((total, line) => total + line.quantity * line.unitPriceSen, 0);
      expect(totalSen).toBe(sum - discountSen + deliverySen);
      expect((collectAt === null) !== (sendTo === null)).toBe(true);
      expect(lines.every(({ name, productSlug, brandName }) => name !== productSlug && brandName)).toBe(true);
    }
  });

  it('has paid as much as its orders cost, card included', async () => {
    const { items } = await mine('transactions', transactionPageSchema, { kind: 'money' });
    for (const { number, totalSen } of await mine('orders', v.array(orderSchema))) {
      const paid = items.filter(({ reference }) => reference === number);
      expect([number, paid.reduce((sum, { amount }) => sum - amount, 0)]).toEqual([number, totalSen]);
    }
  });

  it('has vouchers that are valid, used or expired', async () => {
    const vouchers = await mine('vouchers', v.array(voucherSchema));
    expect(vouchers.map(({ status }) => status).toSorted()).toEqual(['expired', 'ready', 'ready', 'used']);
    const ready = vouchers.find(({ brand }) => brand?.slug === 'tiny-toes');
    expect(ready).toMatchObject({ brand: { name: 'Tiny Toes' }, off: { kind: 'share', percent: 15 } });
    server.clock.nowMs += 16 * 86_400_000;
    const later = await mine('vouchers', v.array(voucherSchema));
    expect(later.find(({ id }) => id === ready?.id)?.status).toBe('expired');
    server.clock.nowMs = TEST_NOW_MS;
  });

  it('has vouchers that are valid until the end of their last day in Kuala Lumpur', async () => {
    const status = async () => {
      const vouchers = await mine('vouchers', v.array(voucherSchema));
      return vouchers.find(({ brand }) => brand?.slug === 'tiny-toes')?.status;
    };
    const lastDay = addDays(dayAt(TEST_NOW_MS), 15);
    server.clock.nowMs = Date.parse(`${lastDay}T15:59:59Z`);
    expect(await status()).toBe('ready');
    server.clock.nowMs += 1_000;
    expect(await status()).toBe('expired');
    server.clock.nowMs = TEST_NOW_MS;
  });

  it('has Yhello Cards, addresses, a wishlist and followed brands', async () => {
    const cards = await mine('giftCards', v.array(giftCardSchema));
    expect(cards.map(({ balanceSen, status }) => [balanceSen, status])).toEqual([
      [5_000, 'ready'],
      [5_000, 'ready'],
    ]);
    const addresses = await mine('addresses', v.array(addressSchema));
    expect(addresses.map(({ label, isDefault }) => [label, isDefault])).toEqual([
      ['Home', true],
      ['Mak’s house', false],
    ]);
    const wishes = await mine('wishlist', v.array(wishlistItemSchema));
    expect(wishes.map(({ product }) => product.slug)[0]).toBe('four-in-one-car-seat');
    expect(await mine('follows', v.array(brandFollowSchema))).not.toEqual([]);
  });

  it('has pages of transactions, latest first, whose points sum up to the balance', async () => {
    const all = [];
    let total = 0;
    let cursor: string | null = null;
    do {
      const page: v.InferOutput<typeof transactionPageSchema> = await mine(
        'transactions',
        transactionPageSchema,
        {
          limit: 5,
          ...(cursor && { cursor }),
        },
      );
      total = page.total;
      all.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(all.map(({ id }) => id)).size).toBe(total);
    expect(total).toBeGreaterThan(5);
    const times = all.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const points = all.filter(({ kind }) => kind === 'points').reduce((sum, { amount }) => sum + amount, 0);
    const summary = await (await server.restCall('/api/loyalty/get/user-summary', SUB)).json();
    expect(points).toBe(summary.balanceAmount.points);
    const money = await mine('transactions', transactionPageSchema, { kind: 'money' });
    expect(money.items.every(({ reference }) => /^YH-DEMOSU-\d$/.test(reference))).toBe(true);
  });

  it('has checked in on each day for which it has the points of a check-in', async () => {
    const points = await server.db.select().from(transactions);
    const paid = points.flatMap(({ reason }) => reason?.match(/^check-in:.*/) ?? []);
    const visits = await server.rpcQuery('businesses.expos.myCheckIns', undefined, SUB);
    const days = (visits.data as { day: string; expoId: string; checkedInAt: string }[]).map(
      ({ day, expoId, checkedInAt }) => {
        expect(dayAt(Date.parse(checkedInAt))).toBe(day);
        return `check-in:${day}:${expoId}`;
      },
    );
    expect(days.toSorted()).toEqual(paid.toSorted());
    expect(days).not.toEqual([]);
  });

  it('has no voucher of a brand for days on which no expo has that brand', async () => {
    const vouchers = await mine('vouchers', v.array(voucherSchema));
    const { upcoming } = v.parse(expoListSchema, (await server.rpcQuery('businesses.expos.list')).data);
    const lastDays = upcoming.map(({ toDate }) => toDate);
    for (const { status, expiresOn } of vouchers)
      if (status === 'ready') expect(lastDays).toContain(expiresOn);
  });

  it('has a family with a child and one expected', async () => {
    const { data } = await server.rpcQuery('users.family.journey', undefined, SUB);
    const journey = v.parse(familySchema, data);
    expect(journey.children.map(({ name }) => name)).toEqual(['Rayyan']);
    expect((journey.dueDate ?? '') > dayAt(TEST_NOW_MS)).toBe(true);
  });

  it('is not changed at the next start', async () => {
    const orders = await mine('orders', v.array(orderSchema));
    await server.db.delete(wishlistItems);
    await seed();
    expect(await mine('wishlist', v.array(wishlistItemSchema))).toEqual([]);
    expect(await mine('orders', v.array(orderSchema))).toEqual(orders);
  });
});

describe('a visitor’s records', () => {
  it.each(LISTS)('are not visible to anyone else: %s', async (name) => {
    const others = (await server.rpcQuery(`users.${name}.list`, undefined, 'mei')).data as
      | unknown[]
      | { items: unknown[] };
    expect(Array.isArray(others) ? others : others.items).toEqual([]);
    const { status, code } = await server.rpcQuery(`users.${name}.list`);
    expect([status, code]).toEqual([401, 'UNAUTHORIZED']);
  });

  it.each(['nonsense', ...NEVER])('reject the cursor %s', async (cursor) => {
    const { status, code } = await server.rpcQuery('users.transactions.list', { cursor }, SUB);
    expect([status, code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('are listed from a cursor in any time zone', async () => {
    const cursor = cursorAt('2026-11-21T20:00:00+16:00');
    expect((await server.rpcQuery('users.transactions.list', { cursor }, SUB)).status).toBe(200);
  });

  it('are deleted with the account', async () => {
    await server.rpcMutate('users.account.delete', undefined, SUB);
    for (const table of [
      addresses,
      brandFollows,
      giftCards,
      orderLines,
      orders,
      transactions,
      vouchers,
      wishlistItems,
    ])
      expect(await server.db.$count(table)).toBe(0);
  });
});

it('the demo visitor is there with content of one’s own, too', async () => {
  const own = await startTestServer();
  try {
    await own.db.update(expos).set({ programme: [] });
    await seedDemo(own.db, async () => SUB, TEST_NOW_MS);
    const { data } = await own.rpcQuery('users.vouchers.list', undefined, SUB);
    expect(v.parse(v.array(voucherSchema), data)).not.toEqual([]);
  } finally {
    own.close();
  }
});
