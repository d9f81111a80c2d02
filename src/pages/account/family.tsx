import { FamilyEditor } from '../../features/family/family-editor.tsx';
import { OutboxSection } from '../outbox/outbox-section.tsx';

export function FamilyPage() {
  return (
    <>
      <FamilyEditor />
      <OutboxSection refusedWithPrefix="family." />
    </>
  );
}
