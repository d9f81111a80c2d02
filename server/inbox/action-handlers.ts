import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { ActionHandler } from '../actions/action-handler.ts';
import { inboxMessages } from './table.ts';

/** Marks one message as read or unread. A message that no longer exists is no error. */
export const handleMarkRead: ActionHandler<'inbox.read'> = async ({ tx, visitor, tappedAtMs }, input) => {
  const differs = input.isRead ? isNull(inboxMessages.readAt) : isNotNull(inboxMessages.readAt);
  const changed = await tx
    .update(inboxMessages)
    .set({ readAt: input.isRead ? new Date(tappedAtMs) : null })
    .where(and(eq(inboxMessages.sub, visitor.cognitoSub), eq(inboxMessages.id, input.id), differs))
    .returning({ id: inboxMessages.id });
  return { done: input, changed: changed.length > 0 };
};

/** Marks the messages up to the latest one that the visitor saw; newer ones stay unread. */
export const handleMarkAllRead: ActionHandler<'inbox.read-all'> = async (
  { tx, visitor, tappedAtMs },
  input,
) => {
  const isUnread = and(isNull(inboxMessages.readAt), lte(inboxMessages.createdAt, new Date(input.upTo)));
  const changed = await tx
    .update(inboxMessages)
    .set({ readAt: new Date(tappedAtMs) })
    .where(and(eq(inboxMessages.sub, visitor.cognitoSub), isUnread))
    .returning({ id: inboxMessages.id });
  return { done: input, changed: changed.length > 0 };
};
