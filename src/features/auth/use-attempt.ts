import { useState } from 'react';

type State = { isPending: boolean; isSuccess: boolean; error: Error | null };

/** Runs `work` when asked to, also while the page thinks that it is offline, and knows how the last run ended. */
export function useAttempt<Input extends unknown[]>(work: (...input: Input) => Promise<void>) {
  const [state, setState] = useState<State>({ isPending: false, isSuccess: false, error: null });
  const run = (...input: Input) => {
    setState({ isPending: true, isSuccess: false, error: null });
    work(...input).then(
      () => setState({ isPending: false, isSuccess: true, error: null }),
      (error: Error) => setState({ isPending: false, isSuccess: false, error }),
    );
  };
  return { ...state, run };
}
