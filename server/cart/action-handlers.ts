import { and, eq } from 'drizzle-orm';
import { MAX_CART_LINES } from '../../src/domain/shop/cart.ts';
import type { ActionHandler } from '../actions/action-handler.ts';
import { products } from '../products/table.ts';
import { cartItems } from './table.ts';

/** Sets how many of a product are in the cart. */
export const handleSetCart: ActionHandler<'cart.set'> = async ({ tx, user }, input) => {
  const { slug, quantity } = input;
  const sub = user.cognitoSub;
  const ofVisitor = eq(cartItems.sub, sub);
  const ofProduct = and(ofVisitor, eq(cartItems.productId, slug));
  const [before] = await tx.select().from(cartItems).where(ofProduct);
  if ((before?.quantity ?? 0) === quantity) return { done: input, changed: false };
  if (quantity === 0) {
    await tx.delete(cartItems).where(ofProduct);
    return { done: input, changed: true };
  }
  if ((await tx.$count(products, eq(products.slug, slug))) === 0) return { refused: 'product-unknown' };
  if (!before && (await tx.$count(cartItems, ofVisitor)) >= MAX_CART_LINES) return { refused: 'list-full' };
  await tx
    .insert(cartItems)
    .values({ sub, productId: slug, quantity })
    .onConflictDoUpdate({ target: [cartItems.sub, cartItems.productId], set: { quantity } });
  return { done: input, changed: true };
};
