import * as v from 'valibot';
import { brandCardSchema } from './brand.ts';

/** The answer to `brand.follow`: how it stands now. `followedAt` is null for a brand that is not followed. */
export const followAnswerSchema = v.object({
  slug: v.string(),
  isFollowed: v.boolean(),
  followedAt: v.nullable(v.string()),
});

/** `followedAt`: ISO 8601. */
export const followSchema = v.object({ brand: brandCardSchema, followedAt: v.string() });
export type Follow = v.InferOutput<typeof followSchema>;
