import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { refusalMessages } from '../../domain/delivery/refusal-messages.ts';
import type { FamilySet } from '../../domain/visitor/family.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { dispatchAction, outboxEntriesAtom, retryAction } from '../../platform/outbox-client.ts';
import { alertNotStored, pendingTextAtom } from '../../platform/pending-text.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFocusWhenThere } from '../../ui/use-focus-when-there.ts';
import '../../ui/skeleton-form.css';
import { FamilyForm } from './family-form.tsx';
import styles from './first-steps.module.css';
import { isFamilyEmpty, lastFamilyEntry, optimisticFamily } from './optimistic-family.ts';
import { familyQueries } from './queries.ts';
import { useFamilyPrompt } from './use-family-prompt.ts';

/** A few questions about the family, once after signing up or whenever the visitor likes. */
export function FirstSteps({ onDone }: { onDone: () => void }) {
  const store = useStore();
  const alert = useAlert();
  const prompt = useFamilyPrompt();
  const { isAuth, mustSignInToSend } = useAtomValue(sessionAtom);
  const {
    data: family,
    isLoaded,
    errorUpdateCount,
  } = useOptimisticQuery(familyQueries.detail(isAuth), optimisticFamily, null);
  const [isSavedOnPhone, setIsSavedOnPhone] = useState(false);
  const saved = useFocusWhenThere<HTMLDivElement>();
  const save = async (entered: FamilySet) => {
    await dispatchAction('family.set-journey', entered);
    if (store.get(isOnlineAtom) && !mustSignInToSend) {
      alert('success', 'Saved');
      onDone();
    } else {
      setIsSavedOnPhone(true);
      saved.focus();
    }
  };
  if (isSavedOnPhone) {
    return (
      <div ref={saved.ref} tabIndex={-1} aria-live="polite">
        <SavedFamily onDone={onDone} />
      </div>
    );
  }
  // During a refetch there is no error, and the form must stay.
  const hasFailed = !isLoaded && errorUpdateCount > 0;
  const isKnown = family && !isFamilyEmpty(family);
  return (
    <div className={styles.page} data-reading>
      <p>{prompt}</p>
      {hasFailed && !family && (
        <p className={styles.note}>
          We couldn’t load what you saved before. What you save now is added to it.
        </p>
      )}
      {!isLoaded && !hasFailed && !family ? (
        <Skeleton shape="text-form" label="Loading your family" count={6} />
      ) : (
        <FamilyForm family={family} onSave={save} onSkip={onDone} {...(isKnown && { skipLabel: 'Cancel' })} />
      )}
    </div>
  );
}

/** What was saved without signal: whether it waits, has been sent, or was refused. */
function SavedFamily({ onDone }: { onDone: () => void }) {
  const alert = useAlert();
  const pendingText = useAtomValue(pendingTextAtom);
  const { action, state, reason } = lastFamilyEntry(useAtomValue(outboxEntriesAtom)) ?? {};
  const next = <Button onClick={onDone}>Continue</Button>;
  if (state === 'sent') {
    return (
      <EmptyState level={2} title="Saved" text="It’s in your account now." picture="phone-saved">
        {next}
      </EmptyState>
    );
  }
  if (action && reason) {
    const sendAgain = () => retryAction(action.key).catch(alertNotStored(alert));
    return (
      <EmptyState level={2} title="This wasn’t saved" text={refusalMessages[reason]} picture="phone-saved">
        <Button onClick={sendAgain}>Try again</Button>
        {next}
      </EmptyState>
    );
  }
  return (
    <EmptyState level={2} title="Waiting to be sent" text={pendingText} picture="phone-saved">
      {next}
    </EmptyState>
  );
}
