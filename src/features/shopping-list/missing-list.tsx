import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { shoppingListQueries } from './queries.ts';

type Props = {
  expoId: string;
  /** Shown once it is certain that the list is not shared with the visitor. */
  children: ReactNode;
};

/**
 * In place of a list of another visitor that an address asks for and the known lists do not have: it may have been joined
 * a moment ago. The visitor's own list meanwhile would get what is meant for the other one.
 */
export function MissingList({ expoId, children }: Props) {
  const { data, isFetching, isFetchedAfterMount, isError, isPaused, refetch } = useQuery(
    shoppingListQueries.items(expoId, true),
  );
  if (isFetching && !isFetchedAfterMount) return <Skeleton shape="row" label="Loading the list" count={3} />;
  if (!data || isError || isPaused)
    return <ErrorState subject="This list" isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <p role="status">This list isn’t shared with you any more.</p>
      {children}
    </>
  );
}
