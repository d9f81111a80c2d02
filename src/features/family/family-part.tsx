import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Journey } from '../../domain/journey.ts';
import { dispatchAction, outboxEntriesAtom } from '../../platform/outbox.ts';
import { responseVersion } from '../../platform/pending-changes.ts';
import { CANNOT_STORE, pendingTextAtom } from '../../platform/pending-text.ts';
import { isAuthAtom } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pending } from '../../ui/pending.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { FamilySummary } from './family-summary.tsx';
import { JourneyForm } from './journey-form.tsx';
import { isBlank, isJourneyPending, journeyNow } from './model.ts';
import { family } from './queries.ts';

/** The family as it was told, and the form of the first steps in its place while it is changed. */
export function FamilyPart() {
  const entries = useAtomValue(outboxEntriesAtom);
  const pendingText = useAtomValue(pendingTextAtom);
  const query = family.journey(useAtomValue(isAuthAtom));
  const { data, error, refetch, dataUpdatedAt } = useQuery(query);
  const [isEditing, setIsEditing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const known = journeyNow(data ?? null, responseVersion(query.queryKey, dataUpdatedAt), entries);
  const save = (journey: Journey) =>
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
      <JourneyForm
        known={known}
        problem={problem}
        onSave={save}
        onSkip={() => setIsEditing(false)}
        skipLabel="Cancel"
      />
    );
  }
  if (!known && data === undefined)
    return error ? (
      <Failure what="Your family" onRetry={refetch} />
    ) : (
      <Waiting shape="row" label="Getting what you told us" blocks={3} />
    );
  if (!known || isBlank(known)) {
    return (
      <Notice
        level={2}
        title="Tell us about your family"
        text="So that talks, offers and reminders fit. Everything can wait, and everything can be changed."
        picture="teddy-bear"
      >
        <Button onClick={edit}>Tell us</Button>
      </Notice>
    );
  }
  return (
    <>
      <FamilySummary journey={known} />
      {isJourneyPending(entries) && <Pending text={pendingText} />}
      <div>
        <Button onClick={edit}>Change or add</Button>
      </div>
    </>
  );
}
