import { and, count, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CursorPage } from '../../src/domain/content/pagination.ts';
import { type InboxMessage, inboxListInput } from '../../src/domain/visitor/inbox-message.ts';
import type { Effect } from '../actions/effects.ts';
import type { Database } from '../db/client.ts';
import {
  afterCursor,
  encodeCursor,
  type KeysetOrder,
  orderByKeyset,
  toPage,
} from '../db/keyset-pagination.ts';
import { inboxMessages } from '../inbox/table.ts';
import { router, userProcedure } from '../trpc.ts';

const latest: KeysetOrder = {
  key: inboxMessages.createdAt,
  tieBreaker: inboxMessages.id,
  direction: 'desc',
  kind: 'time',
};
const ofVisitor = (sub: string) => eq(inboxMessages.sub, sub);

export const inboxProcedures = router({
  unreadCount: userProcedure.query(async ({ ctx }) => {
    const unread = and(ofVisitor(ctx.user.cognitoSub), isNull(inboxMessages.readAt));
    const [row] = await ctx.db.select({ total: count() }).from(inboxMessages).where(unread);
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
      .from(inboxMessages)
      .where(and(ofVisitor(sub), afterCursor(latest, cursor)))
      .orderBy(...orderByKeyset(latest))
      .limit(limit + 1),
    db.$count(inboxMessages, ofVisitor(sub)),
  ]);
  const { rows, nextCursor } = toPage(found, limit, ({ createdAt, id }) =>
    encodeCursor(createdAt.toISOString(), id),
  );
  const items = rows.map(({ sub: _, readAt, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
  }));
  return { items, total, nextCursor };
}

/** Marks one message. One that is not there any more needs no mark. */
export const handleMarkRead: Effect<'inbox.read'> = async ({ tx, user, tappedAtMs }, input) => {
  const another = input.isRead ? isNull(inboxMessages.readAt) : isNotNull(inboxMessages.readAt);
  const changed = await tx
    .update(inboxMessages)
    .set({ readAt: input.isRead ? new Date(tappedAtMs) : null })
    .where(and(ofVisitor(user.cognitoSub), eq(inboxMessages.id, input.id), another))
    .returning({ id: inboxMessages.id });
  return { done: input, changed: changed.length > 0 };
};

export const handleMarkAllRead: Effect<'inbox.read-all'> = async ({ tx, user, tappedAtMs }, input) => {
  const unseen = and(isNull(inboxMessages.readAt), lte(inboxMessages.createdAt, new Date(input.upTo)));
  const changed = await tx
    .update(inboxMessages)
    .set({ readAt: new Date(tappedAtMs) })
    .where(and(ofVisitor(user.cognitoSub), unseen))
    .returning({ id: inboxMessages.id });
  return { done: input, changed: changed.length > 0 };
};
