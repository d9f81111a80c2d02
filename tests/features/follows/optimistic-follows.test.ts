import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrandFollow } from '../../../src/domain/shop/brand.ts';
import {
  optimisticFollowedBrands,
  optimisticFollowState,
} from '../../../src/features/follows/optimistic-follows.ts';
import type { OutboxEntry } from '../../../src/sync/outbox-entry.ts';
import { actionOf } from '../../support/action.fixture.ts';

const AT = Date.parse('2026-11-21T02:05:00Z');
/** When the server took what was sent, by the phone's clock, which may be years behind. */
const SETTLED_MS = 60_000;
const NEVER_LOADED = { rev: -1, atMs: -1 };
const versionAt = (rev: number) => ({ rev, atMs: 0 });

const onServer = (slug: string, followedAt = '2026-11-20T02:00:00.000Z'): BrandFollow => ({
  brand: { slug, name: slug, tagline: '', category: 'Play', country: 'Malaysia', letter: 'A', picture: '' },
  followedAt,
});
const tap = (slug: string, isFollowed: boolean, change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  position: 1,
  action: actionOf({ name: 'brand.follow', input: { slug, isFollowed }, tappedAt: AT }),
  state: 'waiting',
  ...change,
});
const sent = (slug: string, isFollowed: boolean, rev: number): OutboxEntry => {
  const answer = { slug, isFollowed, followedAt: isFollowed ? new Date(AT).toISOString() : null };
  const entry = tap(slug, isFollowed, { state: 'sent', rev, answer, settledAt: SETTLED_MS });
  return { ...entry, action: { ...entry.action, input: null } };
};
const slugs = (serverFollows: BrandFollow[], rev: number, entries: OutboxEntry[]) =>
  optimisticFollowedBrands(serverFollows, versionAt(rev), entries).map(({ slug }) => slug);

describe('optimisticFollowState', () => {
  it('is followed from the tap on, pending until delivery', () => {
    expect(optimisticFollowState('a', [], NEVER_LOADED, [])).toEqual({ isFollowed: false, isPending: false });
    expect(optimisticFollowState('a', [], NEVER_LOADED, [tap('a', true)])).toEqual({
      isFollowed: true,
      isPending: true,
    });
    expect(optimisticFollowState('a', [], versionAt(3), [sent('a', true, 4)])).toEqual({
      isFollowed: true,
      isPending: false,
    });
    expect(optimisticFollowState('a', [onServer('a')], versionAt(4), [sent('a', true, 4)]).isFollowed).toBe(
      true,
    );
  });

  it('follows the last action of the brand and ignores other brands', () => {
    const presses = [tap('a', true), tap('b', true), tap('a', false)];
    expect(optimisticFollowState('a', [onServer('a')], versionAt(1), presses)).toEqual({
      isFollowed: false,
      isPending: true,
    });
    expect(optimisticFollowState('b', [], versionAt(1), presses).isFollowed).toBe(true);
  });

  it('follows a response that is newer than the delivered actions', () => {
    expect(optimisticFollowState('a', [], versionAt(4), [sent('a', true, 4)]).isFollowed).toBe(false);
  });

  it('follows the stored response after a restart, with later actions applied', () => {
    const kept = (atMs: number) => ({ rev: -1, atMs });
    expect(optimisticFollowState('a', [], kept(SETTLED_MS + 1), [sent('a', true, 4)]).isFollowed).toBe(false);
    expect(optimisticFollowState('a', [], kept(SETTLED_MS - 1), [sent('a', true, 4)]).isFollowed).toBe(true);
  });

  it('ignores refused actions, other actions and results of another shape', () => {
    const odd = [
      tap('a', true, { state: 'refused', rev: 1, reason: 'brand-unknown' }),
      tap('a', true, { action: actionOf({ input: { slug: 'a', isFollowed: true } }) }),
      tap('a', true, { action: actionOf({ name: 'brand.follow', input: null }) }),
      tap('a', true, { state: 'sent', rev: 9, answer: { slug: 'a', isFollowed: 'yes' } }),
    ];
    for (const entry of odd)
      expect(optimisticFollowState('a', [], versionAt(1), [entry]).isFollowed).toBe(false);
  });
});

describe('the followed brands', () => {
  it('are the server’s with pending changes applied, latest first', () => {
    const known = [onServer('b'), onServer('c', '2026-11-19T02:00:00.000Z')];
    expect(slugs(known, 1, [tap('a', true), tap('c', false)])).toEqual(['a', 'b']);
  });

  it('have one that is followed again on top, since that tap, as the server will', () => {
    const known = [onServer('b'), onServer('c', '2026-11-19T02:00:00.000Z')];
    const again = [tap('c', false), tap('c', true)];
    expect(optimisticFollowedBrands(known, versionAt(1), again)).toMatchObject([
      { slug: 'c', brand: { slug: 'c' }, followedAtMs: AT },
      { slug: 'b' },
    ]);
    expect(slugs(known, 1, [tap('c', true)])).toEqual(['b', 'c']);
  });

  it('have no card until a response describes them', () => {
    expect(optimisticFollowedBrands([], versionAt(1), [tap('a', true)])).toEqual([
      { slug: 'a', brand: null, followedAtMs: AT, isPending: true },
    ]);
  });

  it('are exactly the brands that optimisticFollowState calls followed', () => {
    const anyPress = fc
      .tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean(), fc.nat(3))
      .map(([slug, isFollowed, rev]) => (rev === 0 ? tap(slug, isFollowed) : sent(slug, isFollowed, rev)));
    const anyRead = fc.subarray(['a', 'b', 'c', 'd']).map((some) => some.map((slug) => onServer(slug)));
    fc.assert(
      fc.property(fc.array(anyPress), anyRead, fc.integer({ min: -1, max: 4 }), (presses, known, rev) => {
        const alone = ['a', 'b', 'c', 'd'].filter(
          (slug) => optimisticFollowState(slug, known, versionAt(rev), presses).isFollowed,
        );
        expect(slugs(known, rev, presses).toSorted()).toEqual(alone);
      }),
    );
  });
});
