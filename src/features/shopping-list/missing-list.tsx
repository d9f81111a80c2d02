import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { shoppingListQueries } from './queries.ts';

type Props = {
  expoId: string;
  /** The visitor's own list. */
  ownHref: string;
  /** Shown once it is certain that the list is not shared with the visitor. */
  children: ReactNode;
};

/**
 * In place of a list of another visitor that an address asks for and the known lists do not have: it may have been joined
 * a moment ago. The visitor's own list meanwhile would get what is meant for the other one.
 */
export function MissingList({ expoId, ownHref, children }: Props) {
  const [mountedAtMs] = useState(() => Date.now());
  const [isCertain, setIsCertain] = useState(false);
  const { data, dataUpdatedAt, isFetching, isPaused, refetch } = useQuery({
    ...shoppingListQueries.items(expoId, true),
    refetchOnMount: 'always',
  });
  // What is stored on the phone may be older than the list. Once the server has said it, no failure makes it uncertain.
  if (!isCertain && data && !isFetching && dataUpdatedAt >= mountedAtMs) setIsCertain(true);
  if (!isCertain && isFetching && !isPaused)
    return <Skeleton shape="row" label="Loading the list" count={3} />;
  if (!isCertain)
    return (
      <>
        <ErrorState subject="This list" isRetrying={isFetching} onRetry={() => void refetch()} />
        <ButtonRow>
          <ButtonLink href={ownHref} variant="outline">
            See my list
          </ButtonLink>
        </ButtonRow>
      </>
    );
  return (
    <>
      <p role="status">This list isn’t shared with you any more.</p>
      {children}
    </>
  );
}
