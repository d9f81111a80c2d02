import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ActionInput } from '../../domain/delivery/actions.ts';
import { nowMs } from '../../platform/clock.ts';
import { useOptimisticValue } from '../../platform/optimistic-query.ts';
import { dispatchAction } from '../../platform/outbox-client.ts';
import { alertNotStored, pendingTextAtom } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PendingNote } from '../../ui/pending-note.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import styles from './inbox.module.css';
import { InboxMessageRow } from './inbox-message-row.tsx';
import { isListOutdated, optimisticInboxMessages } from './optimistic-inbox.ts';
import { inboxQueries } from './queries.ts';
import { useUnreadCount } from './use-unread-count.ts';
import '../../ui/skeleton-lists.css';

/** All messages, latest first. `empty` is shown when there is none. */
export function InboxList({ empty }: { empty: ReactNode }) {
  const alert = useAlert();
  const pendingText = useAtomValue(pendingTextAtom);
  const unread = useUnreadCount(true);
  const query = inboxQueries.list();
  const list = useInfiniteQuery(query);
  const { data, error, errorUpdateCount, isFetching, refetch } = list;
  const messages = useOptimisticValue(query, list, ({ pages }, ...changes) =>
    optimisticInboxMessages(
      pages.flatMap(({ items }) => items),
      ...changes,
    ),
  );
  // Only the count is polled. The messages are loaded again when the count does not match them.
  const { data: unreadOnServer, dataUpdatedAt: countedAtMs } = useQuery(inboxQueries.unreadCount(true));
  const previousCount = useRef(unreadOnServer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once per response to the poll
  useEffect(() => {
    if (
      data &&
      unreadOnServer !== undefined &&
      !isFetching &&
      isListOutdated(data.pages, unreadOnServer, previousCount.current)
    )
      void refetch();
    previousCount.current = unreadOnServer;
  }, [countedAtMs]);
  const dispatch = <N extends 'inbox.read' | 'inbox.read-all'>(name: N, input: ActionInput<N>) =>
    dispatchAction(name, input).catch(alertNotStored(alert));
  const latestAt = messages?.[0]?.createdAt;
  return (
    <QueryView
      query={{ data: messages, error, errorUpdateCount, refetch }}
      subject="Your messages"
      skeleton={{ shape: 'row-inbox', label: 'Loading your messages', count: 8 }}
      empty={empty}
    >
      {(messages) => (
        <>
          <div className={styles.head}>
            <p role="status">{unread === undefined ? '' : unread > 0 ? `${unread} unread` : 'All read'}</p>
            {unread !== undefined && unread > 0 && latestAt && (
              <Button variant="outline" onClick={() => dispatch('inbox.read-all', { upTo: latestAt })}>
                Mark all as read
              </Button>
            )}
          </div>
          <ul className={styles.list}>
            {messages.map((message) => (
              <InboxMessageRow
                key={message.id}
                message={message}
                nowMs={nowMs()}
                onReadChange={(isRead) => dispatch('inbox.read', { id: message.id, isRead })}
              />
            ))}
          </ul>
          {messages.some(({ isPending }) => isPending) && <PendingNote text={pendingText} />}
          <ShowMore query={list} />
        </>
      )}
    </QueryView>
  );
}
