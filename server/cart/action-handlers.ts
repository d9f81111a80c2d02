import { and, eq, not, or } from 'drizzle-orm';
import { MAX_CART_LINES, quantityAfter } from '../../src/domain/shop/cart.ts';
import type { ActionHandler } from '../actions/action-handler.ts';
import { wasWithdrawnAs } from '../content/shown-by-slug.ts';
import { idOfSlug } from '../content/slug-history.ts';
import { withdrawnProducts } from '../products/table.ts';
import { cartItems } from './table.ts';

/**
 * Changes how many of a product are in the cart, also of one that is no longer listed. Returns how many there are now,
 * and were before.
 */
export const handleSetCart: ActionHandler<'cart.set'> = async ({ tx, visitor }, input) => {
  const { slug } = input;
  const sub = visitor.cognitoSub;
  const ofVisitor = eq(cartItems.sub, sub);
  const productId = await idOfSlug(tx, 'products', slug);
  if (productId === null)
    return input.quantity === 0 ? { done: input, changed: false } : { refused: 'product-unknown' };
  const isProduct = eq(cartItems.productId, productId);
  const hasGone = wasWithdrawnAs(cartItems.productId, withdrawnProducts, slug);
  if (input.quantity === 0) {
    const removed = await tx
      .delete(cartItems)
      .where(and(ofVisitor, or(isProduct, hasGone)))
      .returning();
    const was = removed.find((item) => item.productId === productId)?.quantity ?? 0;
    return { done: { slug, quantity: 0, was }, changed: removed.length > 0 };
  }
  const [stored] = await tx.select().from(cartItems).where(and(ofVisitor, isProduct));
  const was = stored?.quantity ?? 0;
  const quantity = quantityAfter(was, input);
  const done = { slug, quantity, was };
  if (quantity === was) return { done, changed: false };
  if (!stored && (await tx.$count(cartItems, ofVisitor)) >= MAX_CART_LINES) return { refused: 'list-full' };
  await tx
    .insert(cartItems)
    .values({ sub, productId, quantity })
    .onConflictDoUpdate({ target: [cartItems.sub, cartItems.productId], set: { quantity } });
  // The page could show only one of the two, and would take the quantity of one for that of the other.
  if (!stored) await tx.delete(cartItems).where(and(ofVisitor, not(isProduct), hasGone));
  return { done, changed: true };
};
