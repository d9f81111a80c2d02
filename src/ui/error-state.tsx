// @script pieces

import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { paths } from '../domain/routing/paths.ts';
import { needsSignIn } from '../domain/visitor/no-session.ts';
import { Button, ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { OnlineContext, useLoadFailure } from './load-failure.ts';

type Props = {
  /** Names the data that could not be loaded: `The brands`. */
  subject: string;
  onRetry: () => void;
  /** The reason. A missing sign-in has a text of its own. */
  error?: unknown;
  isRetrying?: boolean;
  level?: 1 | 2 | undefined;
  /** Shown below content, so that the page is no dead end without signal: there is no link to home. */
  isRest?: boolean;
  /** Other links, in place of the one to home that is shown without signal. */
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
  // Announced: the first failure, and one after a press; not those of retries that the app makes by itself.
  const [pressCount, setPressCount] = useState(0);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (isRetrying || !wasPressed.current) return;
    wasPressed.current = false;
    setPressCount((count) => count + 1);
  }, [isRetrying]);
  const press = () => {
    wasPressed.current = true;
    onRetry();
  };
  const failure = useLoadFailure();
  const isOnline = useContext(OnlineContext);
  const leadsHome = !isOnline && !children && !isRest && location.pathname !== paths.home;
  const retry = !mustSignIn && (
    <Button busy={isRetrying} variant={leadsHome ? 'outline' : 'solid'} onClick={press}>
      Try again
    </Button>
  );
  return (
    <EmptyState
      level={level}
      title={`${subject} didn’t load`}
      text={mustSignIn ? 'Log in again to see this.' : failure.text}
      picture={mustSignIn ? 'padlock' : failure.picture}
      announcedAs={pressCount}
    >
      {!leadsHome && retry}
      {children}
      {leadsHome && (
        <>
          <ButtonLink href={paths.home}>Go home</ButtonLink>
          {retry}
        </>
      )}
    </EmptyState>
  );
}
