import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ActionInput } from '../../domain/delivery/actions.ts';
import { nowMs } from '../../platform/clock.ts';
import { dispatchAction, outboxEntriesAtom } from '../../platform/outbox.ts';
import { responseVersion } from '../../platform/pending-changes.ts';
import { CANNOT_STORE, pendingTextAtom } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PendingNote } from '../../ui/pending-note.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './inbox.module.css';
import { InboxMessageRow } from './inbox-message-row.tsx';
import { isListOutdated, optimisticInboxMessages } from './optimistic-inbox.ts';
import { inboxQueries } from './queries.ts';
import { useUnreadCount } from './use-unread-count.ts';

/** All messages, latest first. `empty` stands where there is none. */
export function InboxList({ empty }: { empty: ReactNode }) {
  const alert = useAlert();
  const entries = useAtomValue(outboxEntriesAtom);
  const pendingText = useAtomValue(pendingTextAtom);
  const unread = useUnreadCount(true) ?? 0;
  const query = inboxQueries.list();
  const list = useInfiniteQuery(query);
  const { data, error, isFetching, refetch, dataUpdatedAt } = list;
  // The count is polled, the messages are not: they are asked for anew when it tells of something that they do not.
  const { data: polled, dataUpdatedAt: polledAt } = useQuery(inboxQueries.unreadCount(true));
  const before = useRef(polled);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer to the poll is looked at once
  useEffect(() => {
    if (data && polled !== undefined && !isFetching && isListOutdated(data.pages, polled, before.current))
      void refetch();
    before.current = polled;
  }, [polledAt]);
  const say = <N extends 'inbox.read' | 'inbox.read-all'>(name: N, input: ActionInput<N>) =>
    dispatchAction(name, input).catch(() => alert('error', CANNOT_STORE));
  if (!data && error) return <ErrorState subject="Your messages" onRetry={refetch} />;
  if (!data) return <Skeleton shape="row" label="Loading your messages" count={6} />;
  const read = responseVersion(query.queryKey, dataUpdatedAt);
  const notices = optimisticInboxMessages(
    data.pages.flatMap(({ items }) => items),
    read,
    entries,
  );
  const [latest] = notices;
  if (!latest) return empty;
  return (
    <>
      <div className={styles.head}>
        <p role="status">{unread > 0 ? `${unread} unread` : 'All read'}</p>
        {unread > 0 && (
          <Button variant="outline" onClick={() => say('inbox.read-all', { upTo: latest.createdAt })}>
            Mark all as read
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {notices.map((notice) => (
          <InboxMessageRow
            key={notice.id}
            message={notice}
            nowMs={nowMs()}
            onReadChange={(isRead) => say('inbox.read', { id: notice.id, isRead })}
          />
        ))}
      </ul>
      {notices.some(({ isPending }) => isPending) && <PendingNote text={pendingText} />}
      <ShowMore
        shown={notices.length}
        total={data.pages[0]?.total ?? notices.length}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        isError={list.isFetchNextPageError}
        onLoadMore={list.fetchNextPage}
      />
    </>
  );
}
