import { and, eq } from 'drizzle-orm';
import type { ActionHandler } from '../actions/action-handler.ts';
import { products } from '../products/table.ts';
import { wishlistItems } from './table.ts';

/** Puts a product on the visitor's wishlist, or takes it off. A wish is as old as the first tap for it. */
export const handleSetWish: ActionHandler<'wishlist.set'> = async (
  { tx, user, tappedAtMs },
  { slug, isWished },
) => {
  const sub = user.cognitoSub;
  const done = { slug, isWished };
  if (!isWished) {
    const mine = and(eq(wishlistItems.sub, sub), eq(wishlistItems.productSlug, slug));
    const gone = await tx.delete(wishlistItems).where(mine).returning();
    return { done, changed: gone.length > 0 };
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
