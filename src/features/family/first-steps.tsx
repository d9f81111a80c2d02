import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import type { Family } from '../../domain/visitor/family.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { dispatchAction, outboxEntriesAtom } from '../../platform/outbox.ts';
import { responseVersion } from '../../platform/pending-changes.ts';
import { CANNOT_STORE } from '../../platform/pending-text.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FamilyForm } from './family-form.tsx';
import styles from './first-steps.module.css';
import { optimisticFamily } from './optimistic-family.ts';
import { familyQueries } from './queries.ts';

/** A few questions about the family, once after signing up or whenever the visitor likes. */
export function FirstSteps({ onDone }: { onDone: () => void }) {
  const store = useStore();
  const { isAuth, mustSignInToSend } = useAtomValue(sessionAtom);
  const entries = useAtomValue(outboxEntriesAtom);
  const query = familyQueries.detail(isAuth);
  const { data, error, dataUpdatedAt } = useQuery(query);
  const [isKept, setIsKept] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (journey: Family) => {
    setProblem(null);
    await dispatchAction('family.set-journey', journey);
    if (store.get(isOnlineAtom) && !mustSignInToSend) onDone();
    else setIsKept(true);
  };
  if (isKept) {
    return (
      <EmptyState
        title="Saved on this phone"
        text={mustSignInToSend ? 'Sign in to send it.' : 'It will be sent when the signal is back.'}
        picture="teddy-bear"
      >
        <Button onClick={onDone}>Go on</Button>
      </EmptyState>
    );
  }
  const known = optimisticFamily(data ?? null, responseVersion(query.queryKey, dataUpdatedAt), entries);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Picture name="teddy-bear" alt="" width={96} height={96} sizes="96px" originalWidth={800} eager />
        <div>
          <h1>Tell us about your family</h1>
          <p>So that talks, offers and reminders fit. Everything can wait, and everything can be changed.</p>
        </div>
      </div>
      {error && !known && (
        <p className={styles.note}>
          We could not look up what you told us before. What you save now takes its place.
        </p>
      )}
      {data === undefined && !error && !known ? (
        <Skeleton shape="row" label="Getting what you told us" count={6} />
      ) : (
        <FamilyForm
          family={known}
          problem={problem}
          onSave={(journey) => save(journey).catch(() => setProblem(CANNOT_STORE))}
          onSkip={onDone}
        />
      )}
    </div>
  );
}
