import * as v from 'valibot';

/** `answer` is clean HTML; questions of one `group` are listed together. */
export const faqSchema = v.object({
  slug: v.string(),
  group: v.string(),
  question: v.string(),
  answer: v.string(),
});
export type Faq = v.InferOutput<typeof faqSchema>;
