import { useState } from 'react';
import { type FormFailure, formFailure } from './failures.ts';

/** One try at something that the pool may refuse: busy while it runs, and what went wrong, by field. */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<FormFailure | null>(null);
  const attempt = (work: () => Promise<void>) => {
    setBusy(true);
    setFailed(null);
    work()
      .catch((error: unknown) => setFailed(formFailure(error)))
      .finally(() => setBusy(false));
  };
  const failure = (field: FormFailure['field']) => (failed?.field === field ? failed.sentence : null);
  return { busy, failure, attempt };
}
