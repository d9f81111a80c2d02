// @script pieces

import type { ReactNode } from 'react';
import { isNotFound } from '../domain/routing/not-found.ts';
import { ErrorState } from './error-state.tsx';
import { Skeleton, type SkeletonProps } from './skeleton.tsx';

type ErrorDisplay =
  | {
      /** Names the data in the error state: `The brands`. */
      subject: string;
      /** The heading level of the error state; 2 unless set. */
      level?: 1 | 2;
      renderError?: undefined;
    }
  | { renderError: (error: Error, retry: () => void) => ReactNode; subject?: undefined; level?: undefined };

type Props<T> = ErrorDisplay & {
  /** The result of `useQuery` or `useInfiniteQuery`. */
  query: { data: T | undefined; error: Error | null; refetch: () => unknown; errorUpdateCount?: number };
  /** Shown while nothing has arrived: the shape of the data. */
  skeleton: SkeletonProps;
  /** Shown for the error "not found". Without it, that is an error like any other. */
  notFound?: ReactNode;
  /** Shown for a list without items. Without it, `children` renders the empty list, too. */
  empty?: ReactNode;
  /**
   * What lists already know of the data, shown until it arrives. `rest` takes the place of what is missing; an error then
   * speaks of that instead of `subject`.
   */
  renderKnown?: ((rest: ReactNode) => ReactNode) | undefined;
  /** Names what is missing then: `Description and details`. */
  restSubject?: string;
  children: (data: T) => ReactNode;
};

/**
 * A query in each of its states. Data that has arrived stays on screen when a later refetch fails, and an error stays
 * while it is asked again.
 */
export function QueryView<T>(props: Props<T>) {
  const { query, skeleton, notFound, empty, renderKnown = (rest) => rest, children } = props;
  const { data, error, refetch } = query;
  if (data !== undefined) return empty !== undefined && isEmptyList(data) ? empty : children(data);
  if (error && notFound !== undefined && isNotFound(error)) return notFound;
  const loading = <Skeleton {...skeleton} />;
  if (props.renderError) return renderKnown(error ? props.renderError(error, refetch) : loading);
  if (!isMissing(query)) return renderKnown(loading);
  const { subject, level } = props;
  return renderKnown(
    <ErrorState
      subject={props.renderKnown ? (props.restSubject ?? 'The rest') : subject}
      level={props.renderKnown ? 2 : level}
      isRest={props.renderKnown !== undefined}
      error={error}
      isRetrying={!error}
      onRetry={refetch}
    />,
  );
}

/** Whether it has failed and there is no data from before. */
export const isMissing = ({ data, error, errorUpdateCount }: Props<unknown>['query']): boolean =>
  data === undefined && (error !== null || Boolean(errorUpdateCount));

/** The first page of an infinite query decides: there are further pages only after a full one. */
function isEmptyList(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  return (data as { pages?: { items: unknown[] }[] } | null)?.pages?.[0]?.items.length === 0;
}
