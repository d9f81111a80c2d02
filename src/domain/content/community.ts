import * as v from 'valibot';
import { daySchema } from '../time/time-schemas.ts';
import { stageSchema } from './article.ts';
import { cursorPageSchema } from './cursor-page.ts';
import { listOf } from './list-of.ts';
import { cursorInput } from './pagination.ts';

export const groupSchema = v.object({
  slug: v.string(),
  name: v.string(),
  stage: stageSchema,
  area: v.string(),
  languages: listOf(v.string()),
  meetsWhen: v.string(),
  meetsWhere: v.string(),
  /** Clean HTML. */
  about: v.string(),
  howToJoin: listOf(v.string()),
  picture: v.string(),
});

export const questionListInput = v.optional(v.object({ stage: v.optional(stageSchema), ...cursorInput }), {});

/** Questions and answers by parents, in plain text; days as `YYYY-MM-DD`. */
export const questionSchema = v.object({
  slug: v.string(),
  title: v.string(),
  body: v.string(),
  author: v.string(),
  stage: stageSchema,
  askedOn: daySchema,
  answers: listOf(v.object({ author: v.string(), text: v.string(), answeredOn: daySchema })),
});
export const questionPageSchema = cursorPageSchema(questionSchema);
export type Group = v.InferOutput<typeof groupSchema>;
export type Question = v.InferOutput<typeof questionSchema>;
