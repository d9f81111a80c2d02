// @script pieces

import type { ReactNode } from 'react';
import { isNotFound } from '../domain/routing/not-found.ts';
import { ErrorState } from './error-state.tsx';
import { Skeleton, type SkeletonProps } from './skeleton.tsx';

/** `error` is null during a refetch. */
type Failure = { error: Error | null; onRetry: () => void };

type ErrorDisplay =
  | {
      /** Names the data in the error state: `The brands`. */
      subject: string;
      renderError?: undefined;
    }
  | { renderError: (failure: Failure) => ReactNode; subject?: undefined };

type Props<T> = ErrorDisplay & {
  /** The level of the heading that comes with the data, and of that of the error state; 2 unless set. */
  level?: 1 | 2;
  /**
   * The result of `useQuery` or `useInfiniteQuery`. A query without data has no `error` during a refetch: only
   * `errorUpdateCount` tells that it has failed.
   */
  query: {
    data: T | undefined;
    error: Error | null;
    errorUpdateCount: number;
    /** `data` is that of another filter, until this one’s arrives or cannot be loaded. */
    isPlaceholderData?: boolean;
    refetch: () => unknown;
  };
  /** Shown while nothing has arrived: the shape of the data. */
  skeleton: SkeletonProps;
  /** Shown for the error "not found". Without it, that is an error like any other. */
  notFound?: ReactNode;
  /** Shown for a list without items. Without it, `children` renders the empty list, too. */
  empty?: ReactNode;
  /**
   * What lists already know of the data, shown until it arrives. `rest` takes the place of what is missing; an error
   * then speaks of that instead of `subject`.
   */
  renderKnown?: ((rest: ReactNode) => ReactNode) | undefined;
  /** Names what is missing then: `Description and details`. */
  restSubject?: string;
  /** Links in the error state, in place of the one to home that is shown without signal. */
  errorLinks?: ReactNode;
  children: (data: T) => ReactNode;
};

/**
 * A query in each of its states. Data that has arrived stays on screen when a later refetch fails, and an error stays
 * during a refetch.
 */
export function QueryView<T>(props: Props<T>) {
  const { query, skeleton, level, notFound, empty, renderKnown = (rest) => rest, children } = props;
  const { data, error, refetch, isPlaceholderData } = query;
  const hasFailed = isMissing(query);
  if (data !== undefined && !hasFailed) {
    if (empty === undefined || !isEmptyList(data)) return children(data);
    if (!isPlaceholderData) return empty;
  }
  if (error && notFound !== undefined && isNotFound(error)) return notFound;
  if (!hasFailed)
    return renderKnown(
      <>
        {/* Screen readers look for the heading of a page at once. It takes no space: nothing moves when data comes. */}
        {level === 1 && !props.renderKnown && <h1 className="visually-hidden">{skeleton.label}</h1>}
        <Skeleton {...skeleton} />
      </>,
    );
  if (props.renderError) return renderKnown(props.renderError({ error, onRetry: refetch }));
  return renderKnown(
    <ErrorState
      subject={props.renderKnown ? (props.restSubject ?? 'The rest') : props.subject}
      level={props.renderKnown ? 2 : level}
      isRest={props.renderKnown !== undefined}
      error={error}
      isRetrying={!error}
      onRetry={refetch}
    >
      {props.errorLinks}
    </ErrorState>,
  );
}

/** Whether it has failed and there is no data from before. */
export const isMissing = ({
  data,
  errorUpdateCount,
  isPlaceholderData,
}: Omit<Props<unknown>['query'], 'error' | 'refetch'>): boolean =>
  errorUpdateCount > 0 && (data === undefined || isPlaceholderData === true);

/** The first page of an infinite query decides: there are further pages only after a full one. */
function isEmptyList(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  return (data as { pages?: { items: unknown[] }[] } | null)?.pages?.[0]?.items.length === 0;
}
