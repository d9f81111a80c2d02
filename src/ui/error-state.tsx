// @script pieces

import { type ReactNode, useContext } from 'react';
import { paths } from '../domain/routing/paths.ts';
import { needsSignIn } from '../domain/visitor/no-session.ts';
import { Button, ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { OnlineContext, useLoadFailure } from './load-failure.ts';

type Props = {
  /** Names the data that could not be loaded: `The brands`. */
  subject: string;
  onRetry: () => void;
  /** Why: only a sign-in that is needed is told apart. */
  error?: unknown;
  isRetrying?: boolean;
  level?: 1 | 2 | undefined;
  /** Below what is known: the page is no dead end without signal. */
  isRest?: boolean;
  /** Another way on, instead of the one home that there is without signal. It comes first there. */
  children?: ReactNode;
};

/** Shown when content could not be loaded, with a button to retry, which leads where that can help. */
export function ErrorState({
  subject,
  onRetry,
  error,
  isRetrying,
  level = 2,
  isRest = false,
  children,
}: Props) {
  const mustSignIn = needsSignIn(error);
  const failure = useLoadFailure();
  const isOnline = useContext(OnlineContext);
  const retry = !mustSignIn && (
    <Button busy={isRetrying} variant={isOnline ? 'solid' : 'outline'} onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <EmptyState
      level={level}
      title={`${subject} didn’t load`}
      text={mustSignIn ? 'Log in again to see this.' : failure.text}
      picture={mustSignIn ? 'padlock' : failure.picture}
    >
      {isOnline && retry}
      {children}
      {!isOnline && (
        <>
          {!children && !isRest && location.pathname !== paths.home && (
            <ButtonLink href={paths.home}>Go home</ButtonLink>
          )}
          {retry}
        </>
      )}
    </EmptyState>
  );
}
