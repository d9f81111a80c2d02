import { and, eq, isNull } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CursorPage } from '../../src/domain/content/pagination.ts';
import type { InboxMessage, inboxListInput } from '../../src/domain/visitor/inbox-message.ts';
import type { Database } from '../db/client.ts';
import { findPage, type KeysetOrder } from '../db/keyset-pagination.ts';
import { inboxMessages } from './table.ts';

const latest: KeysetOrder = {
  key: inboxMessages.createdAt,
  tieBreaker: inboxMessages.id,
  direction: 'desc',
  kind: 'time',
};

export const countUnread = (db: Database, sub: string): Promise<number> =>
  db.$count(inboxMessages, and(eq(inboxMessages.sub, sub), isNull(inboxMessages.readAt)));

/** A visitor's messages, latest first. */
export async function listInboxMessages(
  db: Database,
  sub: string,
  { cursor, limit }: v.InferOutput<typeof inboxListInput>,
): Promise<CursorPage<InboxMessage>> {
  const { rows, ...page } = await findPage(db, db.select().from(inboxMessages).$dynamic(), {
    table: inboxMessages,
    filter: eq(inboxMessages.sub, sub),
    order: latest,
    keyOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
    cursor,
    limit,
  });
  const items = rows.map(({ sub: _, readAt, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
  }));
  return { items, ...page };
}
