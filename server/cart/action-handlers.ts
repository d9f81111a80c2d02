import { and, eq } from 'drizzle-orm';
import { MAX_CART_LINES, quantityAfter } from '../../src/domain/shop/cart.ts';
import type { ActionHandler } from '../actions/action-handler.ts';
import { idOfSlug } from '../content/slug-history.ts';
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
  const ofProduct = and(ofVisitor, eq(cartItems.productId, productId));
  const [stored] = await tx.select().from(cartItems).where(ofProduct);
  const was = stored?.quantity ?? 0;
  const quantity = quantityAfter(was, input);
  const done = { slug, quantity, was };
  if (quantity === was) return { done, changed: false };
  if (quantity === 0) {
    await tx.delete(cartItems).where(ofProduct);
    return { done, changed: true };
  }
  if (!stored && (await tx.$count(cartItems, ofVisitor)) >= MAX_CART_LINES) return { refused: 'list-full' };
  await tx
    .insert(cartItems)
    .values({ sub, productId, quantity })
    .onConflictDoUpdate({ target: [cartItems.sub, cartItems.productId], set: { quantity } });
  return { done, changed: true };
};
