import { OutboxList, type OutboxListProps } from '../features/outbox/outbox-list.tsx';
import { actionTitle } from './offline-features.ts';

/** The list of the outbox with the titles that the features declare. A default export, as `lazy` requires. */
export default function TitledOutboxList(props: Omit<OutboxListProps, 'titleOf'>) {
  return <OutboxList {...props} titleOf={actionTitle} />;
}
