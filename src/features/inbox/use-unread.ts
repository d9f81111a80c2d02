import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { outboxEntriesAtom } from '../../platform/outbox.ts';
import { responseVersion } from '../../platform/pending-changes.ts';
import { unreadNow } from './model.ts';
import { inbox } from './queries.ts';

/** How many messages are unread, as the visitor sees it; undefined while nothing is known. */
export function useUnread(isAuth: boolean): number | undefined {
  const query = inbox.unread(isAuth);
  const { data, dataUpdatedAt } = useQuery(query);
  const entries = useAtomValue(outboxEntriesAtom);
  if (data === undefined) return undefined;
  return unreadNow(data, responseVersion(query.queryKey, dataUpdatedAt), entries);
}
