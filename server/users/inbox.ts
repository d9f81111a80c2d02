import { and, count, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CursorPage } from '../../src/domain/content/pagination.ts';
import { type InboxMessage, inboxListInput } from '../../src/domain/visitor/inbox-message.ts';
import type { Effect } from '../actions/effects.ts';
import { after, cursorOf, cut, inOrder, type Order } from '../catalogue/paging.ts';
import type { Database } from '../db/client.ts';
import { notifications } from '../db/schema.ts';
import { router, userProcedure } from '../trpc.ts';

const latest: Order = {
  key: notifications.createdAt,
  tie: notifications.id,
  direction: 'desc',
  kind: 'time',
};
const ofVisitor = (sub: string) => eq(notifications.sub, sub);

export const inbox = router({
  unreadCount: userProcedure.query(async ({ ctx }) => {
    const unread = and(ofVisitor(ctx.user.cognitoSub), isNull(notifications.readAt));
    const [row] = await ctx.db.select({ total: count() }).from(notifications).where(unread);
    return row?.total ?? 0;
  }),
  list: userProcedure
    .input(inboxListInput)
    .query(({ ctx, input }) => listNotifications(ctx.db, ctx.user.cognitoSub, input)),
});

/** A visitor's messages, latest first. */
async function listNotifications(
  db: Database,
  sub: string,
  { cursor, limit }: v.InferOutput<typeof inboxListInput>,
): Promise<CursorPage<InboxMessage>> {
  const [found, total] = await Promise.all([
    db
      .select()
      .from(notifications)
      .where(and(ofVisitor(sub), after(latest, cursor)))
      .orderBy(...inOrder(latest))
      .limit(limit + 1),
    db.$count(notifications, ofVisitor(sub)),
  ]);
  const { rows, nextCursor } = cut(found, limit, ({ createdAt, id }) =>
    cursorOf(createdAt.toISOString(), id),
  );
  const items = rows.map(({ sub: _, readAt, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
  }));
  return { items, total, nextCursor };
}

/** Marks one message. One that is not there any more needs no mark. */
export const readEffect: Effect<'inbox.read'> = async ({ tx, user, atMs }, input) => {
  const another = input.isRead ? isNull(notifications.readAt) : isNotNull(notifications.readAt);
  const changed = await tx
    .update(notifications)
    .set({ readAt: input.isRead ? new Date(atMs) : null })
    .where(and(ofVisitor(user.cognitoSub), eq(notifications.id, input.id), another))
    .returning({ id: notifications.id });
  return { done: input, changed: changed.length > 0 };
};

export const readAllEffect: Effect<'inbox.read-all'> = async ({ tx, user, atMs }, input) => {
  const unseen = and(isNull(notifications.readAt), lte(notifications.createdAt, new Date(input.upTo)));
  const changed = await tx
    .update(notifications)
    .set({ readAt: new Date(atMs) })
    .where(and(ofVisitor(user.cognitoSub), unseen))
    .returning({ id: notifications.id });
  return { done: input, changed: changed.length > 0 };
};
