import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type Props = {
  /** Names the data that could not be loaded: `The brands`. */
  subject: string;
  onRetry: () => void;
  level?: 1 | 2 | undefined;
};

/** Shown when content could not be loaded, with a button to retry. */
export function ErrorState({ subject, onRetry, level = 2 }: Props) {
  return (
    <EmptyState
      level={level}
      title={`${subject} could not be loaded`}
      text="Nothing has come yet from our side. Check the signal and try again."
      picture="offline-signal"
    >
      <Button onClick={onRetry}>Try again</Button>
    </EmptyState>
  );
}
