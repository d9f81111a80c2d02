import * as v from 'valibot';
import { productCardSchema } from './product.ts';

export const cartLineSchema = v.object({ product: productCardSchema, quantity: v.number() });
export type CartLine = v.InferOutput<typeof cartLineSchema>;

/** What all of it costs, in sen. */
export const cartTotalSen = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { product, quantity }) => sum + product.priceSen * quantity, 0);
