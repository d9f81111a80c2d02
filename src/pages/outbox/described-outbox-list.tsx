import { OutboxList, type OutboxListProps } from '../../features/outbox/outbox-list.tsx';
import { useDescribeAction } from './use-describe-action.ts';

/** The list of the outbox, for the foot of a page. A default export, as `lazy` requires. */
export default function DescribedOutboxList(props: Omit<OutboxListProps, 'describeAction'>) {
  return <OutboxList {...props} describeAction={useDescribeAction()} />;
}
