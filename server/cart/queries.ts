import { asc, eq, inArray, sum } from 'drizzle-orm';
import type { CartLine } from '../../src/domain/shop/cart.ts';
import type { Database } from '../db/client.ts';
import { booths } from '../exhibitors/table.ts';
import { findProductCards } from '../products/product-cards.ts';
import { products } from '../products/table.ts';
import { cartItems } from './table.ts';

/** How many pieces are in the cart; products that are no longer sold do not count. */
export async function countCartItems(db: Database, sub: string): Promise<number> {
  const [row] = await db
    .select({ total: sum(cartItems.quantity).mapWith(Number) })
    .from(cartItems)
    .innerJoin(products, eq(products.slug, cartItems.productId))
    .where(eq(cartItems.sub, sub));
  return row?.total ?? 0;
}

/** A visitor's cart in the order of the shop, without products that are no longer sold. */
export async function listCart(db: Database, sub: string): Promise<CartLine[]> {
  const items = await db
    .select({ slug: cartItems.productId, quantity: cartItems.quantity })
    .from(cartItems)
    .innerJoin(products, eq(products.slug, cartItems.productId))
    .where(eq(cartItems.sub, sub))
    .orderBy(asc(products.rank), asc(products.slug));
  const cards = await findProductCards(
    db,
    items.map(({ slug }) => slug),
  );
  if (cards.length === 0) return [];
  const brandSlugs = [...new Set(cards.map(({ brand }) => brand.slug))];
  const boothRows = await db
    .select()
    .from(booths)
    .where(inArray(booths.brandSlug, brandSlugs))
    .orderBy(asc(booths.expoSlug), asc(booths.booth));
  const quantities = new Map(items.map(({ slug, quantity }) => [slug, quantity]));
  return cards.map((product) => ({
    product,
    quantity: quantities.get(product.slug) ?? 0,
    booths: boothRows
      .filter(({ brandSlug }) => brandSlug === product.brand.slug)
      .map(({ expoSlug, hall, booth }) => ({ expoSlug, hall, booth })),
  }));
}
