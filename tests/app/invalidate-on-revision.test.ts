import { hashKey, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidateOnRevision } from '../../src/app/invalidate-on-revision.ts';
import { cartQueries } from '../../src/features/cart/queries.ts';
import { inboxQueries } from '../../src/features/inbox/queries.ts';
import { pointsQueries } from '../../src/features/points/queries.ts';
import { profileQueries } from '../../src/features/profile/queries.ts';
import { shoppingListQueries } from '../../src/features/shopping-list/queries.ts';
import { revisionRecorder } from '../../src/platform/query-options.ts';

it('what others may have changed since is loaded again when a poll says so, and nothing else is', () => {
  const queryClient = new QueryClient();
  const stop = invalidateOnRevision({ queryClient });
  const answered = ({ queryKey }: { queryKey: readonly unknown[] }, rev: number | null) => {
    if (rev !== null) revisionRecorder(hashKey(queryKey))(rev);
    queryClient.setQueryData(queryKey, { items: [] });
  };
  const isStale = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryClient.getQueryState(queryKey)?.isInvalidated;
  const [older, current, unknown] = ['a', 'b', 'c'].map((id) => shoppingListQueries.items(id, true));
  const [count, poll, points, cart] = [
    shoppingListQueries.count(true),
    inboxQueries.unreadCount(true),
    pointsQueries.summary(true),
    cartQueries.list(true),
  ];
  if (!older || !current || !unknown) throw new Error('Three lists');
  answered(older, 4);
  answered(current, 5);
  // Of a server that sends no revisions: its own staleness decides.
  answered(unknown, null);
  answered(count, 4);
  answered(points, 4);
  answered(cart, 4);
  answered(poll, 4);
  expect([older, count].map(isStale)).toEqual([false, false]);
  answered(poll, 5);
  expect([older, current, unknown, count, points, cart].map(isStale)).toEqual([
    true,
    false,
    false,
    true,
    true,
    false,
  ]);
  stop();
});

it('the profile is loaded again once staff have changed it, such as for the badge of a verified visitor', () => {
  const queryClient = new QueryClient();
  const stop = invalidateOnRevision({ queryClient });
  const answered = ({ queryKey }: { queryKey: readonly unknown[] }, rev: number) => {
    revisionRecorder(hashKey(queryKey))(rev);
    queryClient.setQueryData(queryKey, 0);
  };
  const isStale = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryClient.getQueryState(queryKey)?.isInvalidated;
  const [shown, idOnly] = [profileQueries.detail('mei'), profileQueries.me(true)];
  answered(shown, 4);
  answered(idOnly, 4);
  answered(inboxQueries.unreadCount(true), 5);
  expect([shown, idOnly].map(isStale)).toEqual([true, false]);
  stop();
});

it('a list that an earlier load of the page has stored a moment ago is loaded again once', () => {
  const queryClient = new QueryClient();
  const stop = invalidateOnRevision({ queryClient });
  const { queryKey } = shoppingListQueries.items('restored', true);
  const poll = inboxQueries.unreadCount(true).queryKey;
  const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated;
  const updatedAt = performance.timeOrigin - 1_000;
  queryClient.setQueryData(queryKey, { items: [] }, { updatedAt });
  revisionRecorder(hashKey(poll))(6);
  queryClient.setQueryData(poll, 0);
  expect(isStale()).toBe(true);
  queryClient.setQueryData(queryKey, { items: [] });
  queryClient.setQueryData(poll, 0);
  expect(isStale()).toBe(false);
  stop();
});
