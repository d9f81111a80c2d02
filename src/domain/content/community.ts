import * as v from 'valibot';
import { stageSchema } from './article.ts';
import { cursorInput, cursorPageSchema } from './pagination.ts';

export const groupSchema = v.object({
  slug: v.string(),
  name: v.string(),
  stage: stageSchema,
  area: v.string(),
  languages: v.array(v.string()),
  meetsWhen: v.string(),
  meetsWhere: v.string(),
  /** Clean HTML. */
  about: v.string(),
  howToJoin: v.array(v.string()),
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
  askedOn: v.string(),
  answers: v.array(v.object({ author: v.string(), text: v.string(), answeredOn: v.string() })),
});
export const questionPageSchema = cursorPageSchema(questionSchema);
export type Group = v.InferOutput<typeof groupSchema>;
export type Question = v.InferOutput<typeof questionSchema>;
