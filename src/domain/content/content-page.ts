import * as v from 'valibot';
import { daySchema } from '../time/time-schemas.ts';
import { listOf } from './list-of.ts';

const sectionSchema = v.object({
  heading: v.string(),
  /** Clean HTML. */
  body: v.string(),
  /** The name of a picture, 1,600 px wide. */
  picture: v.optional(v.string()),
  figures: v.optional(v.array(v.object({ figure: v.string(), label: v.string() }))),
  points: v.optional(v.array(v.object({ title: v.string(), text: v.string() }))),
});

/** A page of text such as the terms of use. */
export const contentPageSchema = v.object({
  slug: v.string(),
  title: v.string(),
  /** `YYYY-MM-DD` */
  updatedOn: daySchema,
  sections: listOf(sectionSchema),
});
export type ContentSection = v.InferOutput<typeof sectionSchema>;
export type ContentPage = v.InferOutput<typeof contentPageSchema>;
