import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Family } from '../../domain/visitor/family.ts';
import { dispatchAction, outboxEntriesAtom } from '../../platform/outbox.ts';
import { responseVersion } from '../../platform/pending-changes.ts';
import { CANNOT_STORE, pendingTextAtom } from '../../platform/pending-text.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PendingNote } from '../../ui/pending-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FamilyForm } from './family-form.tsx';
import { FamilySummary } from './family-summary.tsx';
import { isFamilyEmpty, isFamilyPending, optimisticFamily } from './optimistic-family.ts';
import { familyQueries } from './queries.ts';

/** The family as it was told, and the form of the first steps in its place while it is changed. */
export function FamilyEditor() {
  const entries = useAtomValue(outboxEntriesAtom);
  const pendingText = useAtomValue(pendingTextAtom);
  const query = familyQueries.detail(useAtomValue(isAuthAtom));
  const { data, error, refetch, dataUpdatedAt } = useQuery(query);
  const [isEditing, setIsEditing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const known = optimisticFamily(data ?? null, responseVersion(query.queryKey, dataUpdatedAt), entries);
  const save = (journey: Family) =>
    dispatchAction('family.set-journey', journey).then(
      () => setIsEditing(false),
      () => setProblem(CANNOT_STORE),
    );
  const edit = () => {
    setProblem(null);
    setIsEditing(true);
  };
  if (isEditing) {
    return (
      <FamilyForm
        family={known}
        problem={problem}
        onSave={save}
        onSkip={() => setIsEditing(false)}
        skipLabel="Cancel"
      />
    );
  }
  if (!known && data === undefined)
    return error ? (
      <ErrorState subject="Your family" onRetry={refetch} />
    ) : (
      <Skeleton shape="row" label="Getting what you told us" count={3} />
    );
  if (!known || isFamilyEmpty(known)) {
    return (
      <EmptyState
        level={2}
        title="Tell us about your family"
        text="So that talks, offers and reminders fit. Everything can wait, and everything can be changed."
        picture="teddy-bear"
      >
        <Button onClick={edit}>Tell us</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <FamilySummary family={known} />
      {isFamilyPending(entries) && <PendingNote text={pendingText} />}
      <div>
        <Button onClick={edit}>Change or add</Button>
      </div>
    </>
  );
}
