import * as v from 'valibot';
import { pageInput, pageOf } from './listing.ts';
import { plainText } from './slug.ts';

export const notificationListInput = v.optional(v.object(pageInput), {});

export const notificationSchema = v.object({
  id: v.string(),
  title: v.string(),
  body: v.string(),
  /** An address of ours that it is about; empty when there is none. */
  path: v.pipe(v.string(), v.regex(/^(\/.*)?$/)),
  /** ISO 8601 */
  createdAt: v.string(),
  isRead: v.boolean(),
});
export const notificationPageSchema = pageOf(notificationSchema);
export type Notification = v.InferOutput<typeof notificationSchema>;

export const readSchema = v.object({ id: v.pipe(plainText(64), v.minLength(1)), isRead: v.boolean() });
/** Everything up to an instant: what comes later has not been seen. */
export const readAllSchema = v.object({ upTo: v.pipe(v.string(), v.isoTimestamp()) });
