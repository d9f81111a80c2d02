// @script shell

import { ErrorState } from '../../ui/error-state.tsx';

type Props = {
  /** Null while they are asked for again. */
  error: Error | null;
  onRetry: () => void;
  level: 1 | 2;
};

/** The error state of expos. `data-error` holds the error's message; visitors read the sentence. */
export const ExpoErrorState = ({ error, onRetry, level }: Props) => (
  <div data-error={error?.message}>
    <ErrorState subject="The expos" level={level} isRetrying={!error} onRetry={onRetry} />
  </div>
);
