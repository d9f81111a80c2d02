import * as v from 'valibot';
import { listOf } from '../content/list-of.ts';
import { type Booth, boothSchema } from '../expo/exhibitor.ts';
import { countSchema } from '../text/count-schema.ts';
import { slugSchema } from '../text/text-schema.ts';
import { emptyLast } from './list-order.ts';
import { type PriceExpo, priceFor } from './price.ts';
import { productCardSchema } from './product-schema.ts';

export const MAX_QUANTITY = 99;
export const MAX_CART_LINES = 100;

const quantity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_QUANTITY));

export const cartSetSchema = v.object({
  slug: slugSchema,
  /** 0 removes the product. */
  quantity,
  /** The quantity that the phone showed before: what the visitor did is the difference. */
  was: quantity,
});
type CartSet = v.InferOutput<typeof cartSetSchema>;

/**
 * The quantity after a change. Another phone may have changed it too, so the difference of this change is added. Three
 * exceptions: removing removes all; taking some off leaves at least one; and a product that this phone did not have in
 * its cart gets the larger of both quantities.
 */
export function quantityAfter(
  before: number,
  { quantity: next, was }: Pick<CartSet, 'quantity' | 'was'>,
): number {
  if (next === 0) return 0;
  if (was === 0) return Math.max(before, next);
  return Math.min(Math.max(before + next - was, Math.min(before, 1)), MAX_QUANTITY);
}

export const cartLineSchema = v.object({
  product: productCardSchema,
  quantity: countSchema,
  /** The booths of its brand at all expos. */
  booths: listOf(boothSchema),
});
export type CartLine = v.InferOutput<typeof cartLineSchema>;

/** The first of these expos where a product can be bought: the price there is the line's. `expos` are soonest first. */
export const expoOfLine = <T extends PriceExpo>(
  { booths }: { booths: readonly Pick<Booth, 'expoSlug'>[] },
  expos: readonly T[],
): T | undefined => expos.find(({ slug }) => booths.some(({ expoSlug }) => expoSlug === slug)) ?? expos[0];

/** Its booths at one expo. */
export const boothsAt = ({ booths }: Pick<CartLine, 'booths'>, expo: { slug: string } | undefined) =>
  booths.filter(({ expoSlug }) => expoSlug === expo?.slug);

/** Lines as one walks by their booths, hall by hall, and expo after expo; what has none comes last. */
export function inOrderOfBooths<T extends Pick<CartLine, 'booths'>>(
  lines: readonly T[],
  expos: readonly PriceExpo[],
): T[] {
  const placeOf = (line: T) => {
    const expo = expoOfLine(line, expos);
    const [first] = boothsAt(line, expo);
    return expo && first ? `${expos.indexOf(expo)} ${first.hall} ${first.booth}` : '';
  };
  return [...lines].sort((a, b) => emptyLast(placeOf(a), placeOf(b)));
}

/**
 * The number of pieces that can be bought, their sum at the prices of their expos and the saving against the list
 * prices, in sen.
 */
export function cartTotals(
  lines: readonly Pick<CartLine, 'product' | 'quantity' | 'booths'>[],
  expos: readonly PriceExpo[],
): { pieces: number; totalSen: number; savingSen: number } {
  let [pieces, totalSen, listSen] = [0, 0, 0];
  for (const line of lines) {
    const { product, quantity: count } = line;
    if (product.isWithdrawn) continue;
    const { currentSen, originalSen } = priceFor(product, expoOfLine(line, expos));
    pieces += count;
    totalSen += count * currentSen;
    listSen += count * Math.max(currentSen, originalSen ?? currentSen);
  }
  return { pieces, totalSen, savingSen: listSen - totalSen };
}
