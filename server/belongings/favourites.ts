import { asc, desc, eq } from 'drizzle-orm';
import type { BrandFollow } from '../../src/domain/shop/brand.ts';
import type { WishlistItem } from '../../src/domain/shop/product.ts';
import { findBrandCards } from '../brands/queries.ts';
import type { Database } from '../db/client.ts';
import { brandFollows } from '../follows/table.ts';
import { findProductCards } from '../products/product-cards.ts';
import { wishlistItems } from '../wishlist/table.ts';

/** What a visitor wished for, latest first; products that are not sold any more are left out. */
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

/** The brands that a visitor follows, latest first. */
export async function listFollows(db: Database, sub: string): Promise<BrandFollow[]> {
  const rows = await db
    .select()
    .from(brandFollows)
    .where(eq(brandFollows.sub, sub))
    .orderBy(desc(brandFollows.followedAt), asc(brandFollows.brandSlug));
  const followedAt = new Map(rows.map((row) => [row.brandSlug, row.followedAt.toISOString()]));
  const cards = await findBrandCards(db, [...followedAt.keys()]);
  return cards.map((brand) => ({ brand, followedAt: followedAt.get(brand.slug) ?? '' }));
}
