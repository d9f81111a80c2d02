import * as v from 'valibot';
import { listOf } from '../content/list-of.ts';
import { boothSchema } from '../expo/exhibitor.ts';
import { countSchema } from '../text/count-schema.ts';
import { slugSchema } from '../text/text-schema.ts';
import { type PriceExpo, priceFor } from './price.ts';
import { productCardSchema } from './product-schema.ts';

export const MAX_QUANTITY = 99;
export const MAX_CART_LINES = 100;

const quantity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_QUANTITY));

export const cartSetSchema = v.object({
  slug: slugSchema,
  /** 0 removes the product. */
  quantity,
  /** The quantity that the phone showed before; the optimistic count of the cart changes by the difference. */
  was: quantity,
});

export const cartLineSchema = v.object({
  product: productCardSchema,
  quantity: countSchema,
  /** The booths of its brand at all expos. */
  booths: listOf(boothSchema),
});
export type CartLine = v.InferOutput<typeof cartLineSchema>;

/** The number of pieces that can be bought, their sum at the prices of an expo and the saving against the list prices, in sen. */
export function cartTotals(
  lines: readonly Pick<CartLine, 'product' | 'quantity'>[],
  expo: PriceExpo | undefined,
): { pieces: number; totalSen: number; savingSen: number } {
  let [pieces, totalSen, listSen] = [0, 0, 0];
  for (const { product, quantity: count } of lines) {
    if (product.isWithdrawn) continue;
    const { currentSen, originalSen } = priceFor(product, expo);
    pieces += count;
    totalSen += count * currentSen;
    listSen += count * Math.max(currentSen, originalSen ?? currentSen);
  }
  return { pieces, totalSen, savingSen: listSen - totalSen };
}
