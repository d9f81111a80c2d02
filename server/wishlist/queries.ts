import { asc, desc, eq } from 'drizzle-orm';
import type { WishlistItem } from '../../src/domain/shop/product.ts';
import type { Database } from '../db/client.ts';
import { findProductCardsById } from '../products/product-cards.ts';
import { wishlistItems } from './table.ts';

/** A visitor's wishlist, latest first, also with products that are no longer listed. */
export async function listWishlist(db: Database, sub: string): Promise<WishlistItem[]> {
  const rows = await db
    .select()
    .from(wishlistItems)
    .where(eq(wishlistItems.sub, sub))
    .orderBy(desc(wishlistItems.addedAt), asc(wishlistItems.productId));
  const cards = await findProductCardsById(
    db,
    rows.map(({ productId }) => productId),
  );
  return rows.flatMap(({ productId, addedAt }) => {
    const product = cards.get(productId);
    return product ? { product, addedAt: addedAt.toISOString() } : [];
  });
}
