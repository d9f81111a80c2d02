import { asc, desc, eq } from 'drizzle-orm';
import type { Order, OrderLine } from '../../src/domain/shop/order.ts';
import type { Database } from '../db/client.ts';
import { referToPicture } from '../images/picture-table.ts';
import { orderLines, orders } from './table.ts';

/** A visitor's orders, latest first, each with its lines. */
export async function listOrders(db: Database, sub: string): Promise<Order[]> {
  const [orderRows, lineRows] = await Promise.all([
    db.select().from(orders).where(eq(orders.sub, sub)).orderBy(desc(orders.placedAt), asc(orders.id)),
    db.select().from(orderLines).where(eq(orderLines.sub, sub)).orderBy(asc(orderLines.line)),
  ]);
  return orderRows.map((order) => ({
    id: order.id,
    number: order.number,
    placedAt: order.placedAt,
    status: order.status,
    collectAt: order.collectExpoSlug ? { expoSlug: order.collectExpoSlug, note: order.collectNote } : null,
    sendTo: order.sendTo,
    lines: lineRows.filter(({ orderId }) => orderId === order.id).map(toLine),
    discountSen: order.discountSen,
    deliverySen: order.deliverySen,
    giftCardSen: order.giftCardSen,
    totalSen: order.totalSen,
    pointsEarned: order.pointsEarned,
  }));
}

const toLine = (row: typeof orderLines.$inferSelect): OrderLine => ({
  productSlug: row.productSlug,
  name: row.name,
  brandName: row.brandName,
  quantity: row.quantity,
  unitPriceSen: row.unitPriceSen,
  picture: referToPicture(`product-${row.productSlug}`),
});
