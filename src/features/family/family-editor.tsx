import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import type { FamilySet } from '../../domain/visitor/family.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { dispatchAction, outboxEntriesAtom } from '../../platform/outbox-client.ts';
import { pendingTextAtom, savedTextAtom } from '../../platform/pending-text.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PendingNote } from '../../ui/pending-note.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import '../../ui/skeleton-account.css';
import { readFamilyDraft } from './family-draft.ts';
import { FamilyForm } from './family-form.tsx';
import { FamilySummary } from './family-summary.tsx';
import { isFamilyEmpty, isFamilyPending, optimisticFamily } from './optimistic-family.ts';
import { familyQueries } from './queries.ts';
import { useFamilyPrompt } from './use-family-prompt.ts';

/** What the visitor entered about the family, or the form to change it. */
export function FamilyEditor() {
  const store = useStore();
  const { isAuth, sub } = useAtomValue(sessionAtom);
  const entries = useAtomValue(outboxEntriesAtom);
  const pendingText = useAtomValue(pendingTextAtom);
  const query = useOptimisticQuery(familyQueries.detail(isAuth), optimisticFamily, null);
  const { data: family, isLoaded } = query;
  // A draft is there after an update or a reload: the visitor goes on where they were.
  const [isEditing, setIsEditing] = useState(() => readFamilyDraft(sub) !== null);
  const alert = useAlert();
  const closeForm = () => {
    setIsEditing(false);
    // The form was longer than what takes its place, of which the footer would be in sight.
    scrollTo({ top: 0 });
  };
  const save = (edited: FamilySet) =>
    dispatchAction('family.set-journey', edited).then(() => {
      closeForm();
      alert('success', store.get(savedTextAtom));
    });
  const edit = () => setIsEditing(true);
  if (isEditing) {
    return <FamilyForm family={family} onSave={save} onSkip={closeForm} skipLabel="Cancel" />;
  }
  return (
    <QueryView
      query={{ ...query, data: family || isLoaded ? family : undefined }}
      subject="Your family details"
      skeleton={{ shape: 'rows-family', label: 'Loading your family', count: 5 }}
    >
      {(family) =>
        !family || isFamilyEmpty(family) ? (
          <NoFamily onEdit={edit} />
        ) : (
          <>
            <FamilySummary family={family} />
            {isFamilyPending(entries) && <PendingNote text={pendingText} />}
            <div>
              <Button onClick={edit}>Edit your family</Button>
            </div>
          </>
        )
      }
    </QueryView>
  );
}

const NoFamily = ({ onEdit }: { onEdit: () => void }) => (
  <EmptyState level={2} title="Tell us about your family" text={useFamilyPrompt()} picture="teddy-bear">
    <Button onClick={onEdit}>Add your family</Button>
  </EmptyState>
);
