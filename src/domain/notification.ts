import * as v from 'valibot';

export const notificationSchema = v.object({
  id: v.string(),
  title: v.string(),
  body: v.string(),
  /** ISO 8601 */
  createdAt: v.string(),
  isRead: v.boolean(),
});
export type Notification = v.InferOutput<typeof notificationSchema>;
