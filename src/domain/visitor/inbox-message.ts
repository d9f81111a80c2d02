import * as v from 'valibot';
import { cursorPageSchema } from '../content/cursor-page.ts';
import { cursorInput } from '../content/pagination.ts';
import { textSchema } from '../text/text-schema.ts';
import { instantSchema } from '../time/time-schemas.ts';

export const inboxListInput = v.optional(v.object(cursorInput), {});

export const inboxMessageSchema = v.object({
  id: v.string(),
  title: v.string(),
  body: v.string(),
  /** The path of the page that the message is about; empty for none. */
  path: v.pipe(v.string(), v.regex(/^(\/(?![/\\]).*)?$/)),
  /** ISO 8601 */
  createdAt: instantSchema,
  isRead: v.boolean(),
});
export const inboxPageSchema = cursorPageSchema(inboxMessageSchema);
export type InboxMessage = v.InferOutput<typeof inboxMessageSchema>;

export const markReadSchema = v.object({ id: v.pipe(textSchema(64), v.minLength(1)), isRead: v.boolean() });
/** Up to an instant, because later messages have not been shown. */
export const markAllReadSchema = v.object({ upTo: instantSchema });
