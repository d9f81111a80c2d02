import { FamilyEditor } from '../../features/family/family-editor.tsx';
import { familyQueries } from '../../features/family/queries.ts';
import { OfflineCopyNoteOf } from '../offline-copy-note-of.tsx';
import { OutboxSection } from '../outbox/outbox-section.tsx';

export function FamilyPage() {
  return (
    <>
      <OfflineCopyNoteOf query={familyQueries.detail(true)} />
      <FamilyEditor />
      <OutboxSection refusedWithPrefix="family." />
    </>
  );
}
