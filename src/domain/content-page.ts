import * as v from 'valibot';

/** A page of text such as the terms of use; `body` is clean HTML. */
export const contentPageSchema = v.object({
  slug: v.string(),
  title: v.string(),
  /** `YYYY-MM-DD` */
  updatedOn: v.string(),
  sections: v.array(v.object({ heading: v.string(), body: v.string() })),
});
export type ContentPage = v.InferOutput<typeof contentPageSchema>;
