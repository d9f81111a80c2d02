import { hashKey, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidateOnRevision } from '../../src/app/invalidate-on-revision.ts';
import { actionDefinitions } from '../../src/domain/delivery/actions.ts';
import { expoQueries } from '../../src/features/expos/queries.ts';
import { inboxQueries } from '../../src/features/inbox/queries.ts';
import { profileQueries } from '../../src/features/profile/queries.ts';
import { shoppingListQueries } from '../../src/features/shopping-list/queries.ts';
import { queriesStaleAfter } from '../../src/pages/offline-features.ts';
import { clearRevisions, revisionRecorder } from '../../src/platform/answer-revision.ts';

it('a list is loaded again when a poll has a newer revision than it, and public data is not', () => {
  const queryClient = new QueryClient();
  const stop = invalidateOnRevision({ queryClient });
  const answered = ({ queryKey }: { queryKey: readonly unknown[] }, rev: number | null) => {
    if (rev !== null) revisionRecorder(hashKey(queryKey))({ rev, applied: [] });
    queryClient.setQueryData(queryKey, { items: [] });
  };
  const isStale = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryClient.getQueryState(queryKey)?.isInvalidated;
  const [older, current, unknown] = ['a', 'b', 'c'].map((id) => shoppingListQueries.items(id, true));
  const [count, poll, expos] = [
    shoppingListQueries.count(true),
    inboxQueries.unreadCount(true),
    expoQueries.detail('fair'),
  ];
  if (!older || !current || !unknown) throw new Error('Three lists');
  answered(older, 4);
  answered(current, 5);
  // The answer of a server that sends no revisions: its own staleness decides.
  answered(unknown, null);
  answered(count, 4);
  answered(expos, 4);
  answered(poll, 4);
  expect([older, count].map(isStale)).toEqual([false, false]);
  answered(poll, 5);
  expect([older, current, unknown, count, expos].map(isStale)).toEqual([true, false, false, true, false]);
  stop();
});

it('every kind of data that the visitor’s other phone may change is loaded again, with the points it earns', () => {
  const queryClient = new QueryClient();
  const stop = invalidateOnRevision({ queryClient });
  const keys = Object.keys(actionDefinitions).flatMap(queriesStaleAfter);
  for (const key of keys) {
    revisionRecorder(hashKey(key))({ rev: 4, applied: [] });
    queryClient.setQueryData(key, { items: [] });
  }
  const poll = inboxQueries.unreadCount(true).queryKey;
  revisionRecorder(hashKey(poll))({ rev: 5, applied: [] });
  queryClient.setQueryData(poll, 0);
  const [idPath] = profileQueries.me(true).queryKey;
  const left = keys.filter((key) => !queryClient.getQueryState(key)?.isInvalidated);
  expect(new Set(left.map(([path]) => path))).toEqual(new Set([idPath, poll[0]]));
  stop();
});

it('the profile is loaded again once staff have changed it, such as for the badge of a verified visitor', () => {
  const queryClient = new QueryClient();
  const stop = invalidateOnRevision({ queryClient });
  const answered = ({ queryKey }: { queryKey: readonly unknown[] }, rev: number) => {
    revisionRecorder(hashKey(queryKey))({ rev, applied: [] });
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
  revisionRecorder(hashKey(poll))({ rev: 6, applied: [] });
  queryClient.setQueryData(poll, 0);
  expect(isStale()).toBe(true);
  queryClient.setQueryData(queryKey, { items: [] });
  queryClient.setQueryData(poll, 0);
  expect(isStale()).toBe(false);
  stop();
});

it('the poll is asked at once for what an earlier load of the page has stored a moment ago', () => {
  clearRevisions();
  const queryClient = new QueryClient();
  const { queryKey } = inboxQueries.unreadCount(true);
  queryClient.setQueryData(queryKey, 0);
  invalidateOnRevision({ queryClient })();
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  queryClient.setQueryData(queryKey, 0);
  revisionRecorder(hashKey(queryKey))({ rev: 4, applied: [] });
  invalidateOnRevision({ queryClient })();
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
});
