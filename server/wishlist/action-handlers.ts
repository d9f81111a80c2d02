import { and, eq } from 'drizzle-orm';
import type { ActionHandler } from '../actions/action-handler.ts';
import { products } from '../products/table.ts';
import { wishlistItems } from './table.ts';

/** Adds a product to the visitor's wishlist or removes it. Adding it again keeps the first date. */
export const handleSetWish: ActionHandler<'wishlist.set'> = async (
  { tx, user, tappedAtMs },
  { slug, isWished },
) => {
  const sub = user.cognitoSub;
  const done = { slug, isWished };
  if (!isWished) {
    const ofProduct = and(eq(wishlistItems.sub, sub), eq(wishlistItems.productSlug, slug));
    const removed = await tx.delete(wishlistItems).where(ofProduct).returning();
    return { done, changed: removed.length > 0 };
  }
  const [product] = await tx.select({ slug: products.slug }).from(products).where(eq(products.slug, slug));
  if (!product) return { refused: 'product-unknown' };
  const added = await tx
    .insert(wishlistItems)
    .values({ sub, productSlug: slug, addedAt: new Date(tappedAtMs) })
    .onConflictDoNothing()
    .returning();
  return { done, changed: added.length > 0 };
};
