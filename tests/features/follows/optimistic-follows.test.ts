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
/** When the server took what was sent, by the phone's clock. */
const SETTLED_MS = AT + 60_000;
const NEVER_READ = { rev: -1, atMs: 0 };
const read = (rev: number) => ({ rev, atMs: 0 });

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
const slugs = (known: BrandFollow[], rev: number, entries: OutboxEntry[]) =>
  optimisticFollowedBrands(known, read(rev), entries).map(({ slug }) => slug);

describe('a brand', () => {
  it('is followed from the press on, and marked until the server has it', () => {
    expect(optimisticFollowState('a', [], NEVER_READ, [])).toEqual({ isFollowed: false, isPending: false });
    expect(optimisticFollowState('a', [], NEVER_READ, [tap('a', true)])).toEqual({
      isFollowed: true,
      isPending: true,
    });
    expect(optimisticFollowState('a', [], read(3), [sent('a', true, 4)])).toEqual({
      isFollowed: true,
      isPending: false,
    });
    expect(optimisticFollowState('a', [onServer('a')], read(4), [sent('a', true, 4)]).isFollowed).toBe(true);
  });

  it('is as the last press says, and others are left alone', () => {
    const presses = [tap('a', true), tap('b', true), tap('a', false)];
    expect(optimisticFollowState('a', [onServer('a')], read(1), presses)).toEqual({
      isFollowed: false,
      isPending: true,
    });
    expect(optimisticFollowState('b', [], read(1), presses).isFollowed).toBe(true);
  });

  it('is as a newer read says, whatever was sent before', () => {
    expect(optimisticFollowState('a', [], read(4), [sent('a', true, 4)]).isFollowed).toBe(false);
  });

  it('is as it was kept after a restart, but for what was sent after that', () => {
    const kept = (atMs: number) => ({ rev: -1, atMs });
    expect(optimisticFollowState('a', [], kept(SETTLED_MS + 1), [sent('a', true, 4)]).isFollowed).toBe(false);
    expect(optimisticFollowState('a', [], kept(SETTLED_MS - 1), [sent('a', true, 4)]).isFollowed).toBe(true);
  });

  it('is not changed by what was refused, by other actions and by answers of another shape', () => {
    const odd = [
      tap('a', true, { state: 'refused', rev: 1, reason: 'brand-unknown' }),
      tap('a', true, { action: actionOf({ input: { slug: 'a', isFollowed: true } }) }),
      tap('a', true, { action: actionOf({ name: 'brand.follow', input: null }) }),
      tap('a', true, { state: 'sent', rev: 9, answer: { slug: 'a', isFollowed: 'yes' } }),
    ];
    for (const entry of odd) expect(optimisticFollowState('a', [], read(1), [entry]).isFollowed).toBe(false);
  });
});

describe('the followed brands', () => {
  it('are the server’s with this phone’s presses, latest first', () => {
    const known = [onServer('b'), onServer('c', '2026-11-19T02:00:00.000Z')];
    expect(slugs(known, 1, [tap('a', true), tap('c', false)])).toEqual(['a', 'b']);
  });

  it('have no card while only this phone knows of them', () => {
    expect(optimisticFollowedBrands([], read(1), [tap('a', true)])).toEqual([
      { slug: 'a', brand: null, followedAtMs: AT, isPending: true },
    ]);
  });

  it('are exactly those that each brand by itself says', () => {
    const anyPress = fc
      .tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean(), fc.nat(3))
      .map(([slug, isFollowed, rev]) => (rev === 0 ? tap(slug, isFollowed) : sent(slug, isFollowed, rev)));
    const anyRead = fc.subarray(['a', 'b', 'c', 'd']).map((some) => some.map((slug) => onServer(slug)));
    fc.assert(
      fc.property(fc.array(anyPress), anyRead, fc.integer({ min: -1, max: 4 }), (presses, known, rev) => {
        const alone = ['a', 'b', 'c', 'd'].filter(
          (slug) => optimisticFollowState(slug, known, read(rev), presses).isFollowed,
        );
        expect(slugs(known, rev, presses).toSorted()).toEqual(alone);
      }),
    );
  });
});
