import { useStore } from 'jotai';
import { useState } from 'react';
import { deleteDraft } from '../../platform/drafts.ts';
import { type AuthFieldErrors, type AuthStep, authFieldErrors } from '../../platform/session/auth-errors.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';

const NO_ERRORS: AuthFieldErrors = {};

/**
 * Runs a step that the user pool may refuse: `busy` while it runs, then its errors by form field. A success deletes the
 * draft of its form.
 */
export function useAuthSubmit(step: AuthStep) {
  const store = useStore();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState(NO_ERRORS);
  const run = (work: () => Promise<void>) => {
    setBusy(true);
    setErrors(NO_ERRORS);
    work()
      .then(() => deleteDraft(step, store.get(sessionAtom).sub))
      .catch((error: unknown) => setErrors(authFieldErrors(error, step)))
      .finally(() => setBusy(false));
  };
  return { busy, errors, run };
}
