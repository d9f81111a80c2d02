// @script shell

import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useLoadFailure } from '../../ui/load-failure.ts';

type Props = {
  /** Null while they are asked for again. */
  error: Error | null;
  onRetry: () => void;
  level: 1 | 2;
};

/** The error state of expos. `data-error` holds the error's message; visitors read the sentence. */
export function ExpoErrorState({ error, onRetry, level }: Props) {
  const failure = useLoadFailure();
  return (
    <div data-error={error?.message}>
      <EmptyState level={level} title="The expos didn’t load" {...failure}>
        <Button busy={!error} onClick={onRetry}>
          Try again
        </Button>
      </EmptyState>
    </div>
  );
}
