// @script shell

import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';

type Props = {
  /** Null while they are asked for again. */
  error: Error | null;
  onRetry: () => void;
  level: 1 | 2;
  /** What needs the expos to be shown. */
  subject?: string;
  /** Other links. */
  children?: ReactNode;
};

/** The error state of expos. `data-error` holds the error's message; visitors read the sentence. */
export const ExpoErrorState = ({ error, ...rest }: Props) => (
  <div data-error={error?.message}>
    <ErrorState subject="The expos" isRetrying={!error} {...rest} />
  </div>
);
