import type { CursorPage } from '../../domain/content/pagination.ts';
import type { InboxMessage } from '../../domain/visitor/inbox-message.ts';
import { type AnswerVersion, changesSince } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

const ACTIONS = ['inbox.read', 'inbox.read-all'] as const;

/** `isPending`: its last mark as read or unread has not been delivered yet. */
export type OptimisticInboxMessage = InboxMessage & { isPending: boolean };

/** The messages with pending changes applied. */
export function optimisticInboxMessages(
  serverMessages: readonly InboxMessage[],
  version: AnswerVersion,
  entries: readonly OutboxEntry[],
): OptimisticInboxMessage[] {
  const changes = changesSince(version, ACTIONS, entries);
  return serverMessages.map((message) => {
    let optimistic: OptimisticInboxMessage = { ...message, isPending: false };
    for (const { name, input, isPending } of changes) {
      if (name === 'inbox.read') {
        if (optimistic.id === input.id) optimistic = { ...optimistic, isRead: input.isRead, isPending };
      } else if (!optimistic.isRead && optimistic.createdAt <= input.upTo)
        optimistic = { ...optimistic, isRead: true, isPending };
    }
    return optimistic;
  });
}

/**
 * Whether the server's unread count does not match the loaded messages. While there are more pages to load, only a
 * change of the count is a sign.
 */
export function isListOutdated(
  pages: readonly Pick<CursorPage<InboxMessage>, 'items' | 'nextCursor'>[],
  unread: number,
  unreadBefore: number | undefined,
): boolean {
  const loadedUnread = pages.flatMap(({ items }) => items).filter(({ isRead }) => !isRead).length;
  if (pages.at(-1)?.nextCursor === null) return loadedUnread !== unread;
  return unreadBefore !== undefined && unread !== unreadBefore;
}

/**
 * The number of unread messages. Each action changes the mark of its message, so the first action tells what the mark
 * was before.
 */
export function optimisticUnreadCount(
  serverCount: number,
  version: AnswerVersion,
  entries: readonly OutboxEntry[],
): number {
  let base = serverCount;
  let marks = new Map<string, { first: boolean; last: boolean }>();
  for (const { name, input } of changesSince(version, ACTIONS, entries)) {
    if (name === 'inbox.read-all') {
      base = 0;
      marks = new Map();
    } else {
      marks.set(input.id, { first: marks.get(input.id)?.first ?? input.isRead, last: input.isRead });
    }
  }
  const change = [...marks.values()].reduce(
    (sum, { first, last }) => sum + (first === last ? (last ? -1 : 1) : 0),
    0,
  );
  return Math.max(0, base + change);
}
