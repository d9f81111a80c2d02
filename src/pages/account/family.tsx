import { FamilyEditor } from '../../features/family/family-editor.tsx';
import { OutboxList } from '../../features/outbox/outbox-list.tsx';

export function FamilyPage() {
  return (
    <>
      <FamilyEditor />
      <OutboxList refusedWithPrefix="family." />
    </>
  );
}
