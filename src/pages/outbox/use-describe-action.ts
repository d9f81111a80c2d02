import { useQueryClient } from '@tanstack/react-query';
import type { DescribeAction } from '../../features/outbox/outbox-entry-row.tsx';
import { actionTitle } from '../offline-features.ts';
import { actionSubject } from './action-subject.ts';

/** Names an action of the outbox, and what it is about. */
export function useDescribeAction(): DescribeAction {
  const client = useQueryClient();
  return ({ name, input }) => ({
    title: actionTitle(name) ?? 'Something you saved',
    subject: actionSubject(client, name, input),
  });
}
