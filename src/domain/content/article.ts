import * as v from 'valibot';
import { brandCardSchema } from '../shop/brand.ts';
import { productCardSchema } from '../shop/product.ts';
import { slugSchema } from '../text/text-schema.ts';
import { STAGES } from './family-stage.ts';
import { cursorInput, cursorPageSchema, searchTextSchema } from './pagination.ts';

export const stageSchema = v.picklist(STAGES);

export const articleListInput = v.optional(
  v.object({
    stage: v.optional(stageSchema),
    /** Only articles that mention this brand. */
    brandSlug: v.optional(slugSchema),
    text: v.optional(searchTextSchema),
    ...cursorInput,
  }),
  {},
);

export const articleCardSchema = v.object({
  slug: v.string(),
  title: v.string(),
  stage: stageSchema,
  summary: v.string(),
  author: v.string(),
  /** `YYYY-MM-DD` */
  publishedOn: v.string(),
  readingMinutes: v.number(),
  picture: v.string(),
});
export const articlePageSchema = cursorPageSchema(articleCardSchema);

export const articleSchema = v.object({
  ...articleCardSchema.entries,
  /** Clean HTML. */
  body: v.string(),
  brands: v.array(brandCardSchema),
  products: v.array(productCardSchema),
  /** Other articles of the same stage, latest first. */
  more: v.array(articleCardSchema),
});

export type ArticleCard = v.InferOutput<typeof articleCardSchema>;
export type Article = v.InferOutput<typeof articleSchema>;

const WORDS_PER_MINUTE = 200;

/** The reading time of an HTML text in whole minutes, at least 1. */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
