import { and, eq } from 'drizzle-orm';
import type { ActionHandler } from '../actions/action-handler.ts';
import { notAfterTap, REPLACED } from '../actions/action-time.ts';
import { idOfSlug } from '../content/slug-history.ts';
import { wishlistItems } from './table.ts';

/**
 * Adds a product to the visitor's wishlist, or removes it unless a later tap has added it. Adding it again keeps the
 * first date. One that is no longer listed is added all the same: the visitor sees that it has gone, instead of finding
 * nothing.
 */
export const handleSetWish: ActionHandler<'wishlist.set'> = async (
  { tx, visitor, tappedAtMs },
  { slug, isWished },
) => {
  const sub = visitor.cognitoSub;
  const done = { slug, isWished };
  const productId = await idOfSlug(tx, 'products', slug);
  if (productId === null) return isWished ? { refused: 'product-unknown' } : { done, changed: false };
  if (!isWished) {
    const ofProduct = and(eq(wishlistItems.sub, sub), eq(wishlistItems.productId, productId));
    const removed = await tx
      .delete(wishlistItems)
      .where(and(ofProduct, notAfterTap(wishlistItems.addedAt, tappedAtMs)))
      .returning();
    const isStillWished = (await tx.$count(wishlistItems, ofProduct)) > 0;
    return isStillWished
      ? { done: { slug, isWished: true, ...REPLACED }, changed: false }
      : { done, changed: removed.length > 0 };
  }
  const added = await tx
    .insert(wishlistItems)
    .values({ sub, productId, addedAt: new Date(tappedAtMs) })
    .onConflictDoNothing()
    .returning();
  return { done, changed: added.length > 0 };
};
