import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { ButtonLink } from '../../ui/button.tsx';
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
 * In place of a list of another visitor that an address asks for and the known lists do not have: it may have been
 * joined a moment ago. The visitor's own list meanwhile would get what is meant for the other one.
 */
export function MissingList({ expoId, ownHref, children }: Props) {
  const { data, error, failureCount, refetch } = useQuery(shoppingListQueries.items(expoId, true));
  const isOnline = useAtomValue(isOnlineAtom);
  const [outcome, setOutcome] = useState<'asking' | 'certain' | 'failed'>('asking');
  const ask = () => {
    setOutcome('asking');
    void refetch().then(({ isError }) => setOutcome(isError ? 'failed' : 'certain'));
  };
  const askUnlessCertain = useEffectEvent(() => {
    if (outcome !== 'certain') ask();
  });
  // The first answer may be what the phone has stored, from before the list was joined. The next one is the server's.
  const hasFirstAnswer = data !== undefined || error !== null;
  useEffect(() => {
    if (hasFirstAnswer && isOnline) askUnlessCertain();
  }, [hasFirstAnswer, isOnline]);
  // Without signal the list may still be among what the phone has stored.
  const isLookedFor = !hasFirstAnswer && failureCount === 0;
  if (outcome === 'asking' && (isOnline || isLookedFor))
    return <Skeleton shape="row" label="Loading the list" count={3} />;
  if (outcome !== 'certain')
    return (
      <ErrorState subject="This list" onRetry={ask}>
        <ButtonLink href={ownHref} variant="outline">
          See my list
        </ButtonLink>
      </ErrorState>
    );
  return (
    <>
      <p role="status" data-announce>
        This list isn’t shared with you any more.
      </p>
      {children}
    </>
  );
}
