import { asc, desc, eq } from 'drizzle-orm';
import type { WishlistItem } from '../../src/domain/shop/product.ts';
import type { Database } from '../db/client.ts';
import { findProductCards } from '../products/product-cards.ts';
import { wishlistItems } from './table.ts';

/** A visitor's wishlist, latest first, without products that are no longer sold. */
export async function listWishlist(db: Database, sub: string): Promise<WishlistItem[]> {
  const rows = await db
    .select()
    .from(wishlistItems)
    .where(eq(wishlistItems.sub, sub))
    .orderBy(desc(wishlistItems.addedAt), asc(wishlistItems.productSlug));
  const addedAt = new Map(rows.map((row) => [row.productSlug, row.addedAt.toISOString()]));
  const cards = await findProductCards(db, [...addedAt.keys()]);
  return cards.map((product) => ({ product, addedAt: addedAt.get(product.slug) ?? '' }));
}
