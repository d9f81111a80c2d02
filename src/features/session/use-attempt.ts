import { useState } from 'react';
import { type Failures, formFailures, type Step } from './failures.ts';

const none: Failures = {};

/** One try at something that the pool may refuse: busy while it runs, and what went wrong, by field. */
export function useAttempt(step: Step) {
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState(none);
  const attempt = (work: () => Promise<void>) => {
    setBusy(true);
    setFailures(none);
    work()
      .catch((error: unknown) => setFailures(formFailures(error, step)))
      .finally(() => setBusy(false));
  };
  return { busy, failures, attempt };
}
