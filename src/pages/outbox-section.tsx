import { OutboxList } from '../features/outbox/outbox-list.tsx';
import { actionTitle } from './offline-features.ts';

type Props = {
  /** Shows refused entries only, and of those the actions whose names begin like this. */
  refusedWithPrefix?: string;
};

/** The list of the outbox with the titles that the features declare; features cannot import each other. */
export function OutboxSection(props: Props) {
  return <OutboxList {...props} titleOf={actionTitle} />;
}
