import type { CursorPage } from '../../domain/content/pagination.ts';
import type { InboxMessage } from '../../domain/visitor/inbox-message.ts';
import { changesSince, type ResponseVersion } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

const NAMES = ['inbox.read', 'inbox.read-all'] as const;

/** `isPending`: the server has yet to hear that it was read, or is unread again. */
export type OptimisticInboxMessage = InboxMessage & { isPending: boolean };

/** The visitor's messages, the server's word with this phone's taps folded in. */
export function optimisticInboxMessages(
  onServer: readonly InboxMessage[],
  read: ResponseVersion,
  entries: readonly OutboxEntry[],
): OptimisticInboxMessage[] {
  const words = changesSince(read, NAMES, entries);
  return onServer.map((notice) => {
    let now: OptimisticInboxMessage = { ...notice, isPending: false };
    for (const { name, input, isPending } of words) {
      if (name === 'inbox.read') {
        if (now.id === input.id) now = { ...now, isRead: input.isRead, isPending };
      } else if (!now.isRead && now.createdAt <= input.upTo) now = { ...now, isRead: true, isPending };
    }
    return now;
  });
}

/**
 * Whether the server's count of what is unread tells of something that its messages at hand do not. Of pages that were
 * not asked for yet only a change of the count tells.
 */
export function isListOutdated(
  pages: readonly Pick<CursorPage<InboxMessage>, 'items' | 'nextCursor'>[],
  unread: number,
  unreadBefore: number | undefined,
): boolean {
  const known = pages.flatMap(({ items }) => items).filter(({ isRead }) => !isRead).length;
  if (pages.at(-1)?.nextCursor === null) return known !== unread;
  return unreadBefore !== undefined && unread !== unreadBefore;
}

/**
 * How many are unread. Only what changes a mark is said, so the first word about a message tells what it was before;
 * whoever says "all" has seen the count.
 */
export function optimisticUnreadCount(
  onServer: number,
  read: ResponseVersion,
  entries: readonly OutboxEntry[],
): number {
  let base = onServer;
  let marks = new Map<string, { first: boolean; last: boolean }>();
  for (const { name, input } of changesSince(read, NAMES, entries)) {
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
