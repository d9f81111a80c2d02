import { useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { deleteDraft } from '../../platform/drafts.ts';
import { type AuthFieldErrors, type AuthStep, authFieldErrors } from '../../platform/session/auth-errors.ts';
import { preloadIdentityLibrary } from '../../platform/session/identity-library.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';

/** One state, so that no error is ever shown beside a button that is still busy. */
type SubmitState = { busy: boolean; errors: AuthFieldErrors };
const IDLE: SubmitState = { busy: false, errors: {} };

/**
 * Runs a step that the user pool may refuse: `busy` while it runs, then its errors by form field. A success deletes the
 * draft of its form.
 */
export function useAuthSubmit(step: AuthStep) {
  const store = useStore();
  const [state, setState] = useState(IDLE);
  const isRunning = useRef(false);
  useEffect(preloadIdentityLibrary, []);
  const run = (work: () => Promise<void>) => {
    // A second tap may come before the button is busy.
    if (isRunning.current) return;
    isRunning.current = true;
    setState(IDLE);
    // What is refused at once, before anything is sent, was never busy: it would be announced.
    const timer = setTimeout(() => setState({ busy: true, errors: IDLE.errors }));
    const result = work().finally(() => {
      clearTimeout(timer);
      isRunning.current = false;
    });
    result.then(
      () => {
        // The draft of a sign-up is kept until its code is confirmed: who mistyped the address returns to the form.
        const drafts = step === 'sign-up' ? [] : step === 'confirm' ? ['sign-up', step] : [step];
        for (const draft of drafts) deleteDraft(draft, store.get(sessionAtom).sub);
        setState(IDLE);
      },
      (error: unknown) => setState({ busy: false, errors: authFieldErrors(error, step) }),
    );
  };
  /** Takes back the errors, once something else has made them untrue. */
  const clearErrors = () => setState(IDLE);
  return { ...state, run, clearErrors };
}
