import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

type Props = { error: Error; onRetry: () => void; level: 1 | 2 };

/** The error state of expos. `data-error` holds the error's message; visitors read the sentence. */
export function ExpoErrorState({ error, onRetry, level }: Props) {
  return (
    <div data-error={error.message}>
      <EmptyState
        level={level}
        title="The expos could not be loaded"
        text="Nothing has come yet from our side. Check the signal and try again."
        picture="offline-signal"
      >
        <Button onClick={onRetry}>Try again</Button>
      </EmptyState>
    </div>
  );
}
