import { useState } from 'react';
import { type AuthFieldErrors, type AuthStep, authFieldErrors } from '../../platform/session/auth-errors.ts';

const none: AuthFieldErrors = {};

/** One try at something that the pool may refuse: busy while it runs, and what went wrong, by field. */
export function useAuthSubmit(step: AuthStep) {
  const [busy, setBusy] = useState(false);
  const [errors, setFailures] = useState(none);
  const submit = (work: () => Promise<void>) => {
    setBusy(true);
    setFailures(none);
    work()
      .catch((error: unknown) => setFailures(authFieldErrors(error, step)))
      .finally(() => setBusy(false));
  };
  return { busy, failures: errors, attempt: submit };
}
