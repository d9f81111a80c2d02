import * as v from 'valibot';
import { actionDefinitions } from '../../domain/actions.ts';
import type { BrandCard } from '../../domain/brand.ts';
import { type Follow, followAnswerSchema } from '../../domain/follow.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

export type FollowState = { isFollowed: boolean; isPending: boolean };
/** `brand` is null while only this phone knows of it. `followedAtMs`: ms since 1970. */
export type FollowedBrand = {
  slug: string;
  brand: BrandCard | null;
  followedAtMs: number;
  isPending: boolean;
};

type Told = FollowState & { slug: string; atMs: number };

/**
 * What this phone says of brands, the last word on each. What was delivered counts until a read at least as new as it
 * (`readRev`) has come.
 */
function lastWords(readRev: number, entries: readonly OutboxEntry[]): Map<string, Told> {
  const told = entries.filter(({ action }) => action.name === 'brand.follow').flatMap(read(readRev));
  return new Map(told.map((one) => [one.slug, one]));
}

const read =
  (readRev: number) =>
  ({ action, state, rev, answer }: OutboxEntry): Told[] => {
    const atMs = action.tappedAt + (action.offsetMs ?? 0);
    if (state === 'waiting' && v.is(actionDefinitions['brand.follow'].input, action.input))
      return [{ ...action.input, atMs, isPending: true }];
    if (state === 'sent' && (rev ?? 0) > readRev && v.is(followAnswerSchema, answer)) {
      const { slug, isFollowed, followedAt } = answer;
      return [{ slug, isFollowed, atMs: followedAt ? Date.parse(followedAt) : atMs, isPending: false }];
    }
    return [];
  };

/** Whether one brand is followed: the server's word with this phone's taps folded in. */
export function followState(
  slug: string,
  onServer: readonly Follow[],
  readRev: number,
  entries: readonly OutboxEntry[],
): FollowState {
  const told = lastWords(readRev, entries).get(slug);
  if (told) return { isFollowed: told.isFollowed, isPending: told.isPending };
  return { isFollowed: onServer.some(({ brand }) => brand.slug === slug), isPending: false };
}

/** All that are followed, latest first. */
export function followedBrands(
  onServer: readonly Follow[],
  readRev: number,
  entries: readonly OutboxEntry[],
): FollowedBrand[] {
  const told = lastWords(readRev, entries);
  const known = onServer.map(({ brand, followedAt }) => ({
    slug: brand.slug,
    brand,
    followedAtMs: Date.parse(followedAt),
    isPending: told.get(brand.slug)?.isPending ?? false,
  }));
  const isKnown = new Set(known.map(({ slug }) => slug));
  const added = [...told.values()]
    .filter(({ slug }) => !isKnown.has(slug))
    .map(({ slug, atMs, isPending }) => ({ slug, brand: null, followedAtMs: atMs, isPending }));
  return [...known, ...added]
    .filter(({ slug }) => told.get(slug)?.isFollowed ?? true)
    .sort((a, b) => b.followedAtMs - a.followedAtMs || a.slug.localeCompare(b.slug));
}
