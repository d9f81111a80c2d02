import * as v from 'valibot';
import { boothSchema } from '../expo/exhibitor.ts';
import { slugSchema } from '../text/text-schema.ts';
import { type PriceExpo, priceFor } from './price.ts';
import { productCardSchema } from './product.ts';

export const MAX_QUANTITY = 99;
export const MAX_CART_LINES = 100;

const quantity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_QUANTITY));

export const cartSetSchema = v.object({
  slug: slugSchema,
  /** 0 takes it out. */
  quantity,
  /** What the phone showed before, by which its own count of the whole cart follows. */
  was: quantity,
});

export const cartLineSchema = v.object({
  product: productCardSchema,
  quantity: v.number(),
  /** Where its brand stands, at every expo. */
  booths: v.array(boothSchema),
});
export type CartLine = v.InferOutput<typeof cartLineSchema>;

/** All of it in sen at an expo, and what is saved against the list prices. */
export function cartTotals(
  lines: readonly Pick<CartLine, 'product' | 'quantity'>[],
  expo: PriceExpo | undefined,
): { pieces: number; totalSen: number; savingSen: number } {
  let [pieces, totalSen, listSen] = [0, 0, 0];
  for (const { product, quantity: count } of lines) {
    const { currentSen, originalSen } = priceFor(product, expo);
    pieces += count;
    totalSen += count * currentSen;
    listSen += count * Math.max(currentSen, originalSen ?? currentSen);
  }
  return { pieces, totalSen, savingSen: listSen - totalSen };
}
