import * as v from 'valibot';
import { brandCardSchema } from './brand.ts';

/** `followedAt`: ISO 8601. */
export const followSchema = v.object({ brand: brandCardSchema, followedAt: v.string() });
export type Follow = v.InferOutput<typeof followSchema>;
