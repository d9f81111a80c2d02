import { hashKey, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidateOnRevision } from '../../src/app/invalidate-on-revision.ts';
import { inboxQueries } from '../../src/features/inbox/queries.ts';
import { profileQueries } from '../../src/features/profile/queries.ts';
import { shoppingListQueries } from '../../src/features/shopping-list/queries.ts';
import { revisionRecorder } from '../../src/platform/query-options.ts';

it('a list that is older than the revision of a poll is loaded again, and nothing else is', () => {
  const queryClient = new QueryClient();
  const stop = invalidateOnRevision({ queryClient });
  const answered = ({ queryKey }: { queryKey: readonly unknown[] }, rev: number | null) => {
    if (rev !== null) revisionRecorder(hashKey(queryKey))(rev);
    queryClient.setQueryData(queryKey, { items: [] });
  };
  const isStale = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryClient.getQueryState(queryKey)?.isInvalidated;
  const [older, current, unknown] = ['a', 'b', 'c'].map((id) => shoppingListQueries.items(id, true));
  const [count, poll, profile] = [
    shoppingListQueries.count(true),
    inboxQueries.unreadCount(true),
    profileQueries.me(true),
  ];
  if (!older || !current || !unknown) throw new Error('Three lists');
  answered(older, 4);
  answered(current, 5);
  // Restored from an earlier visit: its own staleness decides.
  answered(unknown, null);
  answered(count, 4);
  answered(profile, 4);
  answered(poll, 4);
  expect([older, count].map(isStale)).toEqual([false, false]);
  answered(poll, 5);
  expect([older, current, unknown, count, profile].map(isStale)).toEqual([true, false, false, true, false]);
  stop();
});
