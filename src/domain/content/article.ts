import * as v from 'valibot';
import { brandCardSchema } from '../shop/brand-schema.ts';
import { productCardSchema } from '../shop/product-schema.ts';
import { countSchema } from '../text/count-schema.ts';
import { slugSchema } from '../text/text-schema.ts';
import { daySchema } from '../time/time-schemas.ts';
import { cursorPageSchema } from './cursor-page.ts';
import { STAGES } from './family-stage.ts';
import { listOf } from './list-of.ts';
import { cursorInput, searchTextSchema } from './pagination.ts';

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
  publishedOn: daySchema,
  readingMinutes: countSchema,
  picture: v.string(),
  /** In a search: the sentence of the text that has the first of the words, where title and summary have none. */
  excerpt: v.optional(v.string()),
});
export const articlePageSchema = cursorPageSchema(articleCardSchema);

export const articleSchema = v.object({
  ...articleCardSchema.entries,
  /** Clean HTML. */
  body: v.string(),
  brands: listOf(brandCardSchema),
  products: listOf(productCardSchema),
  /** Other articles of the same stage, latest first. */
  more: listOf(articleCardSchema),
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
