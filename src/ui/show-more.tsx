// @script lists

import { useContext, useEffect, useRef } from 'react';
import { formatCount } from '../domain/text/format-count.ts';
import { Button } from './button.tsx';
import { OnlineContext, useLoadFailure } from './load-failure.ts';
import styles from './show-more.module.css';

/** The result of `useInfiniteQuery`, as far as it is needed here. */
export type PagedQuery = {
  data: { pages: readonly { items: readonly unknown[]; total: number }[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

type LoadMoreState = {
  isLoading: boolean;
  /** Whether the last attempt to load more failed. */
  isError: boolean;
};

/** Removed during a retry, so that screen readers announce a second failure, too. */
export function LoadMoreError({ isError, isLoading }: LoadMoreState) {
  const { text } = useLoadFailure();
  return isError && !isLoading && <p role="alert">We couldn’t load more. {text}</p>;
}

/** The links and summaries of the items that come before the end of their list. */
const linksAbove = (end: HTMLElement | null): HTMLElement[] =>
  [...(end?.parentElement?.querySelectorAll<HTMLElement>('a, summary') ?? [])].filter(
    (link) => end && link.compareDocumentPosition(end) === Node.DOCUMENT_POSITION_FOLLOWING,
  );

/**
 * At the end of a paginated list: how many items are shown, and a button for more, after which the first new item has
 * the focus. One page needs no figure to be seen. Without signal it says why no more will come, and the button only
 * tries. `isCounted`: the page announces how many there are, so this is silent until more is asked for.
 */
export function ShowMore({ query, isCounted }: { query: PagedQuery; isCounted?: boolean }) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const pages = data?.pages ?? [];
  const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
  const total = pages[0]?.total ?? shown;
  const isOnline = useContext(OnlineContext);
  const ofAll = `${formatCount(shown)} of ${formatCount(total)}`;
  const isAlone = pages.length <= 1 && !hasNextPage;
  const place = useRef<HTMLDivElement>(null);
  /** How many items and links there were at the last press; null once it has an answer. */
  const before = useRef<{ shown: number; links: number } | null>(null);
  const press = () => {
    before.current = { shown, links: linksAbove(place.current).length };
    void fetchNextPage();
  };
  useEffect(() => {
    const pressed = before.current;
    if (!pressed || (shown === pressed.shown && !isFetchNextPageError)) return;
    before.current = null;
    linksAbove(place.current)[pressed.links]?.focus({ preventScroll: true });
  }, [shown, isFetchNextPageError]);
  if (isAlone && isCounted) return null;
  return (
    <div ref={place} className={styles.more} data-alone={isAlone || undefined}>
      <p
        role="status"
        aria-live={isCounted && !pages[1] ? 'off' : undefined}
        className={isAlone ? 'visually-hidden' : undefined}
      >
        {!hasNextPage
          ? `All ${formatCount(total)}`
          : isOnline
            ? ofAll
            : `${ofAll} are on this device. The rest needs a connection.`}
      </p>
      <LoadMoreError isError={isFetchNextPageError} isLoading={isFetchingNextPage} />
      {hasNextPage && (
        <Button variant="outline" busy={isFetchingNextPage} onClick={press}>
          {isOnline ? 'Show more' : 'Try again'}
        </Button>
      )}
    </div>
  );
}
