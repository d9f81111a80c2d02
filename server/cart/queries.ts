import { asc, eq, sum } from 'drizzle-orm';
import type { CartLine } from '../../src/domain/shop/cart.ts';
import type { ProductCard } from '../../src/domain/shop/product.ts';
import type { Database } from '../db/client.ts';
import { listBoothsOfBrands } from '../exhibitors/queries.ts';
import { findProductCardsById } from '../products/product-cards.ts';
import { products } from '../products/table.ts';
import { cartItems } from './table.ts';

/** How many pieces are in the cart, as the cart shows them. */
export async function countCartItems(db: Database, sub: string): Promise<number> {
  const [row] = await db
    .select({ total: sum(cartItems.quantity).mapWith(Number) })
    .from(cartItems)
    // What is no longer listed stands in the cart without a quantity.
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(eq(cartItems.sub, sub));
  return row?.total ?? 0;
}

/** A visitor's cart in the order of the shop, with products that are no longer listed at its end. */
export async function listCart(db: Database, sub: string): Promise<CartLine[]> {
  const items = await db
    .select({ id: cartItems.productId, quantity: cartItems.quantity })
    .from(cartItems)
    .leftJoin(products, eq(products.id, cartItems.productId))
    .where(eq(cartItems.sub, sub))
    .orderBy(asc(products.rank), asc(cartItems.productId));
  const cards = await findProductCardsById(
    db,
    items.map(({ id }) => id),
  );
  if (cards.size === 0) return [];
  const brandSlugs = [...new Set([...cards.values()].map(({ brand }) => brand.slug))];
  const boothsOfBrand = await listBoothsOfBrands(db, brandSlugs);
  const boothsOf = ({ brand, isWithdrawn }: ProductCard) => (isWithdrawn ? [] : boothsOfBrand(brand.slug));
  return items.flatMap(({ id, quantity }) => {
    const product = cards.get(id);
    return product ? { product, quantity, booths: boothsOf(product) } : [];
  });
}
