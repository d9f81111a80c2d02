import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Order, OrderLine } from '../../src/domain/shop/order.ts';
import type { ProductCard } from '../../src/domain/shop/product.ts';
import type { Database } from '../db/client.ts';
import { expos } from '../expos/table.ts';
import { referToPicture } from '../images/picture-table.ts';
import { findProductCardsById } from '../products/product-cards.ts';
import { orderLines, orders } from './table.ts';

/** A visitor's orders, latest first, each with its lines. */
export async function listOrders(db: Database, sub: string): Promise<Order[]> {
  const [orderRows, lineRows] = await Promise.all([
    db.select().from(orders).where(eq(orders.sub, sub)).orderBy(desc(orders.placedAt), asc(orders.id)),
    db.select().from(orderLines).where(eq(orderLines.sub, sub)).orderBy(asc(orderLines.line)),
  ]);
  const [cards, exposById] = await Promise.all([
    findProductCardsById(
      db,
      lineRows.map(({ productId }) => productId),
    ),
    findExpos(
      db,
      orderRows.flatMap(({ collectExpoId }) => collectExpoId ?? []),
    ),
  ]);
  return orderRows.map((order) => {
    const expo = order.collectExpoId === null ? undefined : exposById.get(order.collectExpoId);
    return {
      id: order.id,
      number: order.number,
      placedAt: order.placedAt,
      status: order.status,
      collectAt: expo ? { expoSlug: expo.slug, expoName: expo.name, note: order.collectNote } : null,
      sendTo: order.sendTo,
      lines: lineRows
        .filter(({ orderId }) => orderId === order.id)
        .map((line) => toLine(line, cards.get(line.productId))),
      discountSen: order.discountSen,
      deliverySen: order.deliverySen,
      giftCardSen: order.giftCardSen,
      totalSen: order.totalSen,
      pointsEarned: order.pointsEarned,
    };
  });
}

/** Finds expos that are no longer listed, too. */
async function findExpos(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, { slug: string; name: string }>();
  const { id, slug, name } = expos;
  const rows = await db.select({ id, slug, name }).from(expos).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The name is that of the day of the order, the address that of today. */
const toLine = (
  { productId, name, brandName, quantity, unitPriceSen }: typeof orderLines.$inferSelect,
  card: ProductCard | undefined,
): OrderLine => ({
  productSlug: card?.slug ?? productId,
  name,
  brandName,
  quantity,
  unitPriceSen,
  picture: card?.picture ?? referToPicture(`product-${productId}`),
  ...(card?.isWithdrawn && { isWithdrawn: true }),
});
