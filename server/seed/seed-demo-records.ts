import { announced } from '../../src/domain/expo/programme.ts';
import { referencePrefix } from '../../src/domain/organiser/references.ts';
import { addDays } from '../../src/domain/time/dates.ts';
import { DAY_MS } from '../../src/domain/time/durations.ts';
import { dayAt, instantMsAt } from '../../src/domain/time/expo-time.ts';
import { addresses } from '../addresses/table.ts';
import { agendaTalks } from '../agenda/table.ts';
import { boothVisits } from '../booth-visits/table.ts';
import { brands } from '../brands/table.ts';
import { checkInReason } from '../check-ins/pay-check-in.ts';
import { checkIns } from '../check-ins/table.ts';
import type { Database, DatabaseTransaction } from '../db/client.ts';
import { doneMarks } from '../db/done-marks.ts';
import { expos } from '../expos/table.ts';
import { families } from '../family/table.ts';
import { brandFollows } from '../follows/table.ts';
import { giftCards } from '../gift-cards/table.ts';
import { orderLines, orders } from '../orders/table.ts';
import { products } from '../products/table.ts';
import { transactions } from '../transactions/table.ts';
import { vouchers } from '../vouchers/table.ts';
import { wishlistItems } from '../wishlist/table.ts';
import * as samples from './content/demo-records.ts';
import { idsBySlug } from './ids-by-slug.ts';

const MINUTE_MS = 60 * 1000;
const CHECKED_IN_AT = ['10:40', '11:25', '10:15', '12:05', '10:55', '11:10'] as const;
const CARD_YEARS_DAYS = 730;
/** Before the `sub` of the demo visitor: tells it from other visitors with that address. */
export const DEMO_MARK = 'demo-records of ';

/**
 * Inserts the demo visitor's orders, vouchers and other records once; later changes stay. Dates count back from `now`
 * (ms since 1970). The content must be seeded before, because orders copy names of products and brands.
 */
export async function seedDemoRecords(db: Database, sub: string, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const isFirst = await tx
      .insert(doneMarks)
      .values({ name: DEMO_MARK + sub, mark: 'done' })
      .onConflictDoNothing()
      .returning();
    if (isFirst.length === 0) return;
    const ago = (days: number) => new Date(now - days * DAY_MS);
    const [productIds, brandIds] = [await idsBySlug(tx, products), await idsBySlug(tx, brands)];
    await tx.insert(vouchers).values(vouchersOf(sub, now, brandIds));
    await tx.insert(giftCards).values(
      samples.giftCards.map(({ receivedDaysAgo, ...card }, i) => ({
        ...card,
        id: `${sub}-card-${i}`,
        sub,
        receivedAt: ago(receivedDaysAgo),
        expiresOn: addDays(dayAt(now), CARD_YEARS_DAYS - receivedDaysAgo),
      })),
    );
    await tx
      .insert(addresses)
      .values(samples.addresses.map((a, i) => ({ ...a, id: `${sub}-address-${i}`, sub })));
    await tx
      .insert(wishlistItems)
      .values(
        samples.wishlist.map((slug, i) => ({ sub, productId: idIn(productIds, slug), addedAt: ago(i) })),
      );
    await tx
      .insert(brandFollows)
      .values(samples.follows.map((slug, i) => ({ sub, brandId: idIn(brandIds, slug), followedAt: ago(i) })));
    const talks = await agendaOf(tx, sub, ago(0));
    // Content of one's own has other talks.
    if (talks.length > 0) await tx.insert(agendaTalks).values(talks);
    await tx
      .insert(boothVisits)
      .values(samples.boothVisits.map((booth) => ({ sub, expoId: samples.EXPO_ID, booth, isVisited: true })));
    await insertOrders(tx, sub, ago, productIds);
    await insertTransactions(tx, sub, ago);
    await tx.insert(families).values(familyOf(sub, now)).onConflictDoNothing();
  });
}

/** In content that lacks it, something that was never listed. */
const idIn = (ids: ReadonlyMap<string, string>, slug: string) => ids.get(slug) ?? slug;

async function agendaOf(
  tx: DatabaseTransaction,
  sub: string,
  savedAt: Date,
): Promise<(typeof agendaTalks.$inferInsert)[]> {
  const rows = await tx.select({ expoId: expos.id, programme: expos.programme }).from(expos);
  return rows.flatMap(({ expoId, programme }) =>
    programme
      .filter(({ id }) => samples.agenda.includes(id))
      .map((item) => ({ sub, expoId, talkId: item.id, talk: announced(item), savedAt })),
  );
}

const orderId = (sub: string, i: number) => `${sub}-order-${i}`;
const numberOf = (sub: string, i: number) =>
  `${referencePrefix}-${sub
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 6)
    .toUpperCase()}-${samples.orders.length - i}`;

function vouchersOf(
  sub: string,
  now: number,
  brandIds: ReadonlyMap<string, string>,
): (typeof vouchers.$inferInsert)[] {
  return samples.vouchers.map(({ off, expiresInDays, usedDaysAgo, brandSlug, ...voucher }, i) => ({
    ...voucher,
    brandId: brandSlug && idIn(brandIds, brandSlug),
    id: `${sub}-voucher-${i}`,
    sub,
    offSen: 'sen' in off ? off.sen : null,
    offPercent: 'percent' in off ? off.percent : null,
    expiresOn: addDays(dayAt(now), expiresInDays),
    usedAt: usedDaysAgo === null ? null : new Date(now - usedDaysAgo * DAY_MS),
  }));
}

async function insertOrders(
  tx: DatabaseTransaction,
  sub: string,
  ago: (days: number) => Date,
  productIds: ReadonlyMap<string, string>,
): Promise<void> {
  const expoIds = await idsBySlug(tx, expos);
  const names = new Map(
    (
      await tx
        .select({ slug: products.slug, name: products.name, brandSlug: products.brandSlug })
        .from(products)
    ).map((product) => [product.slug, product]),
  );
  const brandNames = new Map((await tx.select().from(brands)).map(({ slug, name }) => [slug, name]));
  await tx.insert(orders).values(
    samples.orders.map(({ daysAgo, lines, collectAt, ...order }, i) => ({
      ...order,
      id: orderId(sub, i),
      sub,
      number: numberOf(sub, i),
      placedAt: ago(daysAgo),
      collectExpoId: collectAt && idIn(expoIds, collectAt.expoSlug),
      collectNote: collectAt?.note ?? '',
      totalSen: totalOf(lines) - order.discountSen + order.deliverySen,
    })),
  );
  await tx.insert(orderLines).values(
    samples.orders.flatMap(({ lines }, i) =>
      lines.map(([slug, quantity, unitPriceSen], line) => ({
        sub,
        orderId: orderId(sub, i),
        line,
        productId: idIn(productIds, slug),
        name: names.get(slug)?.name ?? slug,
        brandName: brandNames.get(names.get(slug)?.brandSlug ?? '') ?? '',
        quantity,
        unitPriceSen,
      })),
    ),
  );
}

async function insertTransactions(
  tx: DatabaseTransaction,
  sub: string,
  ago: (days: number) => Date,
): Promise<void> {
  const dated = samples.transactions.map(({ daysAgo, expo, ...row }, i) => {
    const day = dayAt(ago(daysAgo).getTime());
    // Keeps the order of transactions of the same day.
    const arrival = CHECKED_IN_AT[daysAgo % CHECKED_IN_AT.length] ?? CHECKED_IN_AT[0];
    const at = new Date(expo ? instantMsAt(day, arrival) : ago(daysAgo).getTime() + i * MINUTE_MS);
    return { ...row, daysAgo, at, checkIn: expo && { sub, expoId: `expo-${expo}`, day, checkedInAt: at } };
  });
  await tx
    .insert(checkIns)
    .values(dated.flatMap(({ checkIn }) => (checkIn ? [{ ...checkIn, trust: 'confirmed' as const }] : [])));
  await tx.insert(transactions).values(
    dated.map(({ daysAgo, checkIn, reason, ...row }, i) => {
      const order = samples.orders.findIndex((sample) => sample.daysAgo === daysAgo);
      return {
        ...row,
        id: `${sub}-transaction-${String(i).padStart(2, '0')}`,
        sub,
        reason: checkIn ? checkInReason(checkIn.expoId, checkIn.day) : reason,
        reference: row.kind === 'money' && order >= 0 ? numberOf(sub, order) : '',
      };
    }),
  );
}

const totalOf = (lines: readonly (readonly [string, number, number])[]) =>
  lines.reduce((sum, [, quantity, unitPriceSen]) => sum + quantity * unitPriceSen, 0);

const familyOf = (sub: string, now: number): typeof families.$inferInsert => ({
  sub,
  data: {
    isExpecting: true,
    isParent: true,
    dueDate: addDays(dayAt(now), samples.family.dueInDays),
    children: [
      {
        name: samples.family.child.name,
        birthDate: addDays(dayAt(now), -samples.family.child.bornDaysAgo),
      },
    ],
    interests: ['sleep', 'travel', 'play'],
  },
  updatedAt: new Date(now),
});
