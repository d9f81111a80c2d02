import * as v from 'valibot';
import { productCardSchema } from './product.ts';

/** `addedAt`: ISO 8601. */
export const wishSchema = v.object({ product: productCardSchema, addedAt: v.string() });
export type Wish = v.InferOutput<typeof wishSchema>;
