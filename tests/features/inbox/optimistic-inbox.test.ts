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
const notice = (id: string, i: number, isRead: boolean): InboxMessage => ({
  id,
  title: id,
  body: '',
  path: '',
  createdAt: hour(i),
  isRead,
});
const read = (rev: number) => ({ rev, atMs: 0 });

type Tap = (typeof IDS)[number] | 'all';
/** What a visitor can do: turn a mark over, or read all there is. */
const taps = fc.array(fc.constantFrom<Tap>(...IDS, 'all'), { maxLength: 10 });
const turned = (marks: readonly boolean[], tap: Tap) =>
  marks.map((isRead, i) => (tap === 'all' ? true : IDS[i] === tap ? !isRead : isRead));

describe('an inbox', () => {
  it('shows and counts the same, however far delivery and reading are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
        taps,
        fc.nat(10),
        fc.nat(10),
        (first, tapped, deliveries, reads) => {
          const delivered = Math.min(deliveries, tapped.length);
          const readRev = Math.min(reads, delivered);
          const afterFirst = (count: number) => tapped.slice(0, count).reduce<boolean[]>(turned, first);
          const said: RecordedAction[] = tapped.map((tap, i) =>
            tap === 'all'
              ? { name: 'inbox.read-all', input: { upTo: hour(IDS.length) } }
              : { name: 'inbox.read', input: { id: tap, isRead: !afterFirst(i)[IDS.indexOf(tap)] } },
          );
          const entries = entriesFor(said, delivered);
          const known = afterFirst(readRev);
          const onServer = IDS.map((id, i) => notice(id, i, known[i] ?? false));
          const expected = afterFirst(tapped.length);
          const shown = optimisticInboxMessages(onServer, read(readRev), entries);
          expect(shown.map(({ isRead }) => isRead)).toEqual(expected);
          const unread = (marks: readonly boolean[]) => marks.filter((isRead) => !isRead).length;
          expect(optimisticUnreadCount(unread(known), read(readRev), entries)).toBe(unread(expected));
        },
      ),
    );
  });

  it('is behind when the count tells of something that it does not hold', () => {
    const items = [notice('a', 1, false), notice('b', 0, true)];
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

  it('“all” means what was there, not what came after', () => {
    const entries = entriesFor([{ name: 'inbox.read-all', input: { upTo: hour(1) } }], 0);
    const shown = optimisticInboxMessages(
      [notice('new', 2, false), notice('old', 1, false)],
      read(0),
      entries,
    );
    expect(shown.map(({ id, isRead, isPending }) => [id, isRead, isPending])).toEqual([
      ['new', false, false],
      ['old', true, true],
    ]);
  });
});
