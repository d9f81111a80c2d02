import { and, asc, eq, inArray, sum } from 'drizzle-orm';
import { type CartLine, MAX_CART_LINES } from '../../src/domain/shop/cart.ts';
import type { Effect } from '../actions/effects.ts';
import { cartItems } from '../cart/table.ts';
import type { Database } from '../db/client.ts';
import { booths } from '../exhibitors/table.ts';
import { findProductCards } from '../products/product-cards.ts';
import { products } from '../products/table.ts';
import { router, userProcedure } from '../trpc.ts';

const ofVisitor = (sub: string) => eq(cartItems.sub, sub);

export const cartProcedures = router({
  /** How many pieces there are of what is still sold. */
  count: userProcedure.query(async ({ ctx }) => {
    const [row] = await ctx.db
      .select({ total: sum(cartItems.quantity).mapWith(Number) })
      .from(cartItems)
      .innerJoin(products, eq(products.slug, cartItems.productId))
      .where(ofVisitor(ctx.user.cognitoSub));
    return row?.total ?? 0;
  }),
  list: userProcedure.query(({ ctx }) => listCart(ctx.db, ctx.user.cognitoSub)),
});

/** A visitor's cart in the order of the shop; what is not sold any more is left out. */
async function listCart(db: Database, sub: string): Promise<CartLine[]> {
  const items = await db
    .select({ slug: cartItems.productId, quantity: cartItems.quantity })
    .from(cartItems)
    .innerJoin(products, eq(products.slug, cartItems.productId))
    .where(ofVisitor(sub))
    .orderBy(asc(products.rank), asc(products.slug));
  const cards = await findProductCards(
    db,
    items.map(({ slug }) => slug),
  );
  if (cards.length === 0) return [];
  const brandSlugs = [...new Set(cards.map(({ brand }) => brand.slug))];
  const stands = await db
    .select()
    .from(booths)
    .where(inArray(booths.brandSlug, brandSlugs))
    .orderBy(asc(booths.expoSlug), asc(booths.booth));
  const quantities = new Map(items.map(({ slug, quantity }) => [slug, quantity]));
  return cards.map((product) => ({
    product,
    quantity: quantities.get(product.slug) ?? 0,
    booths: stands
      .filter(({ brandSlug }) => brandSlug === product.brand.slug)
      .map(({ brandSlug: _, ...booth }) => booth),
  }));
}

/** Sets how many of a product there are in the cart. */
export const handleSetCart: Effect<'cart.set'> = async ({ tx, user }, input) => {
  const { slug, quantity } = input;
  const sub = user.cognitoSub;
  const here = and(ofVisitor(sub), eq(cartItems.productId, slug));
  const [before] = await tx.select().from(cartItems).where(here);
  if ((before?.quantity ?? 0) === quantity) return { done: input, changed: false };
  if (quantity === 0) {
    await tx.delete(cartItems).where(here);
    return { done: input, changed: true };
  }
  if ((await tx.$count(products, eq(products.slug, slug))) === 0) return { refused: 'product-unknown' };
  if (!before && (await tx.$count(cartItems, ofVisitor(sub))) >= MAX_CART_LINES)
    return { refused: 'list-full' };
  await tx
    .insert(cartItems)
    .values({ sub, productId: slug, quantity })
    .onConflictDoUpdate({ target: [cartItems.sub, cartItems.productId], set: { quantity } });
  return { done: input, changed: true };
};
