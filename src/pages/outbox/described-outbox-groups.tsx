import { OutboxGroups } from '../../features/outbox/outbox-groups.tsx';
import { useDescribeAction } from './use-describe-action.ts';

/** The outbox as a page. A default export, as `lazy` requires. */
export default function DescribedOutboxGroups() {
  return <OutboxGroups describeAction={useDescribeAction()} />;
}
