import { and, eq, not, or } from 'drizzle-orm';
import type { ActionHandler } from '../actions/action-handler.ts';
import { notAfterTap, REPLACED } from '../actions/action-time.ts';
import { wasWithdrawnAs } from '../content/shown-by-slug.ts';
import { idOfSlug } from '../content/slug-history.ts';
import { withdrawnProducts } from '../products/table.ts';
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
  const ofVisitor = eq(wishlistItems.sub, sub);
  const isProduct = eq(wishlistItems.productId, productId);
  const hasGone = wasWithdrawnAs(wishlistItems.productId, withdrawnProducts, slug);
  if (!isWished) {
    const ofProduct = and(ofVisitor, or(isProduct, hasGone));
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
  // The page could show only one of the two.
  if (added.length > 0) await tx.delete(wishlistItems).where(and(ofVisitor, not(isProduct), hasGone));
  return { done, changed: added.length > 0 };
};
