import { useState } from 'react';
import { type AuthFieldErrors, type AuthStep, authFieldErrors } from '../../platform/session/auth-errors.ts';

const NO_ERRORS: AuthFieldErrors = {};

/** Runs a step that the user pool may refuse: `busy` while it runs, then its errors by form field. */
export function useAuthSubmit(step: AuthStep) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState(NO_ERRORS);
  const run = (work: () => Promise<void>) => {
    setBusy(true);
    setErrors(NO_ERRORS);
    work()
      .catch((error: unknown) => setErrors(authFieldErrors(error, step)))
      .finally(() => setBusy(false));
  };
  return { busy, errors, run };
}
