import { FamilyPart } from '../../features/family/family-part.tsx';
import { OutboxList } from '../../features/outbox/outbox-list.tsx';

export function FamilyPage() {
  return (
    <>
      <FamilyPart />
      <OutboxList troubleOf="family." />
    </>
  );
}
