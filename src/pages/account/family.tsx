import { FamilyEditor } from '../../features/family/family-editor.tsx';
import { familyQueries } from '../../features/family/queries.ts';
import { OfflineCopyOf } from '../offline-copy-of.tsx';
import { OutboxSection } from '../outbox/outbox-section.tsx';

export function FamilyPage() {
  return (
    <>
      <OfflineCopyOf query={familyQueries.detail(true)} />
      <FamilyEditor />
      <OutboxSection refusedWithPrefix="family." />
    </>
  );
}
