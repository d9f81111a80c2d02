import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InboxMessage } from '../../../src/domain/visitor/inbox-message.ts';
import {
  isListOutdated,
  optimisticInboxMessages,
  optimisticUnreadCount,
} from '../../../src/features/inbox/optimistic-inbox.ts';
import { entriesFor, type RecordedAction } from '../../support/outbox-entries.fixture.ts';

const IDS = ['a', 'b', 'c', 'd'] as const;
const hour = (i: number) => new Date(Date.UTC(2026, 10, 20, i)).toISOString();
const message = (id: string, i: number, isRead: boolean): InboxMessage => ({
  id,
  title: id,
  body: '',
  path: '',
  createdAt: hour(i),
  isRead,
});
const versionAt = (rev: number) => ({ rev, atMs: 0 });

type Tap = (typeof IDS)[number] | 'all';
/** A tap toggles the mark of one message, or marks all as read. */
const taps = fc.array(fc.constantFrom<Tap>(...IDS, 'all'), { maxLength: 10 });
const applyTap = (marks: readonly boolean[], tap: Tap) =>
  marks.map((isRead, i) => (tap === 'all' ? true : IDS[i] === tap ? !isRead : isRead));

describe('the optimistic inbox', () => {
  it('has the same unread messages in list and count after any number of deliveries and loads', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
        taps,
        fc.nat(10),
        fc.nat(10),
        (first, tapped, deliveries, loads) => {
          const delivered = Math.min(deliveries, tapped.length);
          const loadedRev = Math.min(loads, delivered);
          const afterFirst = (count: number) => tapped.slice(0, count).reduce<boolean[]>(applyTap, first);
          const actions: RecordedAction[] = tapped.map((tap, i) =>
            tap === 'all'
              ? { name: 'inbox.read-all', input: { upTo: hour(IDS.length) } }
              : { name: 'inbox.read', input: { id: tap, isRead: !afterFirst(i)[IDS.indexOf(tap)] } },
          );
          const entries = entriesFor(actions, delivered);
          const loaded = afterFirst(loadedRev);
          const serverItems = IDS.map((id, i) => message(id, i, loaded[i] ?? false));
          const expected = afterFirst(tapped.length);
          const shown = optimisticInboxMessages(serverItems, versionAt(loadedRev), entries);
          expect(shown.map(({ isRead }) => isRead)).toEqual(expected);
          const unread = (marks: readonly boolean[]) => marks.filter((isRead) => !isRead).length;
          expect(optimisticUnreadCount(unread(loaded), versionAt(loadedRev), entries)).toBe(unread(expected));
        },
      ),
    );
  });

  it('is outdated when the count does not match the loaded messages', () => {
    const items = [message('a', 1, false), message('b', 0, true)];
    const whole = [{ items, nextCursor: null }];
    expect([isListOutdated(whole, 1, 1), isListOutdated(whole, 2, 2), isListOutdated(whole, 0, 0)]).toEqual([
      false,
      true,
      true,
    ]);
    // More may be unread in what was not asked for: then a change of the count tells.
    const begun = [{ items, nextCursor: 'next' }];
    expect(isListOutdated(begun, 5, undefined)).toBe(false);
    expect([isListOutdated(begun, 5, 5), isListOutdated(begun, 6, 5), isListOutdated(begun, 4, 5)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('does not mark messages as read that arrived after “Mark all as read”', () => {
    const entries = entriesFor([{ name: 'inbox.read-all', input: { upTo: hour(1) } }], 0);
    const shown = optimisticInboxMessages(
      [message('new', 2, false), message('old', 1, false)],
      versionAt(0),
      entries,
    );
    expect(shown.map(({ id, isRead, isPending }) => [id, isRead, isPending])).toEqual([
      ['new', false, false],
      ['old', true, true],
    ]);
  });
});
