import { paths } from '../domain/routing/paths.ts';
import { needsSignIn } from '../domain/visitor/no-session.ts';
import { Button, ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { useAuthPath } from './use-auth-path.ts';

type Props = {
  /** Names the data that could not be loaded: `The brands`. */
  subject: string;
  onRetry: () => void;
  /** Why: only a sign-in that is needed is told apart. */
  error?: unknown;
  level?: 1 | 2 | undefined;
};

/** Shown when content could not be loaded, with a button to retry. */
export function ErrorState({ subject, onRetry, error, level = 2 }: Props) {
  const title = `${subject} could not be loaded`;
  if (needsSignIn(error)) return <SignInState title={title} level={level} />;
  return (
    <EmptyState
      level={level}
      title={title}
      text="Nothing has come yet from our side. Check the signal and try again."
      picture="offline-signal"
    >
      <Button onClick={onRetry}>Try again</Button>
    </EmptyState>
  );
}

/** The signal is fine, so trying again would not help. */
function SignInState({ title, level }: { title: string; level: 1 | 2 }) {
  const authPathOf = useAuthPath();
  return (
    <EmptyState
      level={level}
      title={title}
      text="Sign in again to see this. What is on this phone stays."
      picture="offline-signal"
    >
      <ButtonLink href={authPathOf(paths.signIn)}>Sign in</ButtonLink>
    </EmptyState>
  );
}
